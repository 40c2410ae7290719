import { type ButtonFacts, cardButtons, OPEN, type Stage } from "@/collector/desk/card-buttons";

const waiting: ButtonFacts = {
  ...{ status: "queued", canPublish: false, isTaken: false },
  ...{ missing: [], joinsWith: null, undo: null },
};
const key = { channel: "balihomes", message_id: 2 };
const undo = { key, step: 1 };

const presses = (change: Partial<ButtonFacts>, stage: Stage = OPEN) =>
  cardButtons({ ...waiting, ...change }, stage)
    .map(({ press }) => press)
    .join(" ");

test.each<[string, Partial<ButtonFacts>, string]>([
  ["waits", {}, "same_as no-offer reject remove"],
  ["waits, and could be shown", { canPublish: true }, "publish same_as no-offer reject remove"],
  ["lacks facts", { missing: ["price", "from"] }, "price from same_as no-offer reject remove"],
  ["may repeat another", { joinsWith: key }, "join same_as no-offer reject remove"],
  ["was changed today", { undo }, "same_as no-offer reject undo remove"],
  ["is shown", { status: "published", canPublish: true }, "taken no-offer reject remove"],
  [
    "is shown, and lacks a fact",
    { status: "merged", missing: ["from"] },
    "taken from no-offer reject remove",
  ],
  ["was left out", { status: "ignored", canPublish: true, undo }, "publish undo remove"],
  ["was left out for good reason", { status: "ignored" }, "remove"],
  ["has ended", { status: "removed", canPublish: true }, "publish remove"],
  ["is taken", { status: "removed", canPublish: true, isTaken: true, undo }, "free undo remove"],
])("a post that %s has the buttons that can do something", (_, change, expected) => {
  expect(presses(change)).toBe(expected);
});

test.each<[Stage, string]>([
  [{ kind: "asks", field: "price" }, "cancel"],
  [{ kind: "proposes", field: "price", written: "12jt" }, "set cancel"],
  [{ kind: "removes", times: 1 }, "remove-sure cancel"],
  [{ kind: "removes", times: 2 }, "remove-now cancel"],
])("a card that %j has only the answers", (stage, expected) => {
  expect(presses({ canPublish: true, undo }, stage)).toBe(expected);
});

test("a listing to join with is named", () => {
  expect(cardButtons({ ...waiting, joinsWith: key }, OPEN)[0]?.label).toBe("Same as balihomes/2");
});
