import felt from "./textures/felt.svg";
import grain from "./textures/grain.svg";
import weave from "./textures/weave.svg";

const SHARPEST = 2;

/** Turn the textures into bitmaps. The browser computes the noise of an SVG again whenever it paints a part of the page
 *  that shows it, and cards move above it all the time. Until then, and if it fails, tokens.css uses the SVGs. */
export async function drawTextures(): Promise<void> {
  const density = Math.min(Math.ceil(devicePixelRatio), SHARPEST);
  for (const [name, address] of Object.entries({ felt, grain, weave })) {
    const bitmap = await draw(address, density).catch(() => null);
    if (!bitmap) continue;
    const image = `image-set(url("${URL.createObjectURL(bitmap)}") ${density}x)`;
    document.documentElement.style.setProperty(`--drawn-${name}`, image);
  }
}

async function draw(address: string, density: number): Promise<Blob | null> {
  const texture = new Image();
  texture.src = address;
  await texture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = texture.naturalWidth * density;
  canvas.height = texture.naturalHeight * density;
  canvas.getContext("2d")?.drawImage(texture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve));
}
