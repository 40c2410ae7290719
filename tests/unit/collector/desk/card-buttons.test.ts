import { type ButtonFacts, cardButtons, pressedButton } from "@/collector/desk/card-buttons";

const waiting: ButtonFacts = {
  ...{ status: "queued", canPublish: false, isTaken: false },
  ...{ photos: [], joinsWith: null, asksForRent: false, undo: null },
};
const key = { channel: "balihomes", message_id: 2 };
const undo = { key, step: 1 };

const presses = (change: Partial<ButtonFacts>) =>
  cardButtons({ ...waiting, ...change })
    .map(({ press }) => press)
    .join(" ");

test.each<[string, Partial<ButtonFacts>, string]>([
  ["waits", {}, "price area bedrooms title contact from same_as reject remove"],
  [
    "waits, and could be shown",
    { canPublish: true },
    "publish price area bedrooms title contact from same_as reject remove",
  ],
  [
    "has photos",
    { photos: ["/photos/a"] },
    "price area bedrooms title contact photos from same_as reject remove",
  ],
  [
    "may repeat another",
    { joinsWith: { key } },
    "join price area bedrooms title contact from same_as reject remove",
  ],
  ["is a reply that may change a rent", { joinsWith: { key }, asksForRent: true }, "price reject remove"],
  ["was changed today", { undo }, "price area bedrooms title contact from same_as reject undo remove"],
  [
    "is shown",
    { status: "published", canPublish: true },
    "price area bedrooms title contact from taken reject remove",
  ],
  [
    "repeats one that is shown",
    { status: "merged" },
    "price area bedrooms title contact from taken reject remove",
  ],
  ["was left out", { status: "ignored", canPublish: true, undo }, "publish undo remove"],
  ["was left out and cannot be published", { status: "ignored" }, "remove"],
  ["has ended", { status: "removed", canPublish: true }, "publish remove"],
  ["is taken", { status: "removed", canPublish: true, isTaken: true, undo }, "free undo remove"],
])("a post that %s has exactly the buttons that apply", (_, change, expected) => {
  expect(presses(change)).toBe(expected);
});

test("a card that is about to be removed has only the buttons that answer it", () => {
  const buttons = cardButtons({ ...waiting, canPublish: true, undo }, true);
  expect(buttons.map(({ press }) => press)).toEqual(["remove-sure", "cancel"]);
});

test.each(["publish", "join", "toString", ""])("%j is no button of a card that does not have it", (name) => {
  expect(pressedButton(waiting, name)).toBeNull();
});

test("the join button names the other listing", () => {
  expect(cardButtons({ ...waiting, joinsWith: { key } })[0]?.label).toBe("Same as balihomes/2");
});
