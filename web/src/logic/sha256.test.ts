import { describe, expect, it } from "vitest";
import { bytes, fromHex, hex, hmacSha256, sha256 } from "./sha256";

const message = (length: number): Uint8Array<ArrayBuffer> => Uint8Array.from({ length }, (_, index) => (index * 37 + length) & 255);

describe("SHA-256", () => {
  it("agrees with the published examples", () => {
    expect(hex(sha256(bytes("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(hex(sha256(bytes("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(hex(sha256(bytes("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")))).toBe(
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    );
  });
  it("agrees with another program for every length around a block", async () => {
    for (let length = 0; length < 200; length++) {
      const other = await crypto.subtle.digest("SHA-256", message(length));
      expect(hex(sha256(message(length)))).toBe(hex(new Uint8Array(other)));
    }
  });
});

describe("HMAC", () => {
  it("agrees with RFC 4231", () => {
    expect(hex(hmacSha256(bytes("Jefe"), bytes("what do ya want for nothing?")))).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
  });
  it("agrees with another program for keys of every length", async () => {
    for (let length = 1; length < 140; length += 7) {
      const key = await crypto.subtle.importKey("raw", message(length), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      const other = await crypto.subtle.sign("HMAC", key, message(70));
      expect(hex(hmacSha256(message(length), message(70)))).toBe(hex(new Uint8Array(other)));
    }
  });
  it("reads and writes hexadecimal digits", () => {
    expect(hex(fromHex("00ff7c9e"))).toBe("00ff7c9e");
  });
});
