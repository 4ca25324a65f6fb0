import { expect, it } from "vitest";
import { StandIn } from "./standIn";

it("collects what the bot did on this seat until the person is back", () => {
  const standIn = new StandIn();
  const discarded = { event: "CardDiscarded", seat: 1, card: "y4" } as const;
  expect(standIn.hear([{ ...discarded }], 1)).toEqual([]);
  expect(standIn.hear([{ event: "StoodIn", seat: 1, bot: "steady" }], 1)).toEqual([]);
  expect(standIn.hear([discarded, { event: "TurnStarted", seat: 0 }], 1)).toEqual([]);
  expect(standIn.hear([{ event: "Returned", seat: 0 }], 1)).toEqual([]);
  expect(standIn.hear([{ event: "Returned", seat: 1 }], 1)).toEqual([discarded]);
  expect(standIn.hear([{ event: "Returned", seat: 1 }], 1)).toEqual([]);
});

it("tells the same thing once", () => {
  const standIn = new StandIn();
  const events = [{ event: "TurnStarted", seat: 1 }] as const;
  expect([standIn.isNews(events), standIn.isNews([...events]), standIn.isNews([])]).toEqual([true, false, true]);
});
