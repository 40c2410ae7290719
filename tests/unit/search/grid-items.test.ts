import { type Card, toCard } from "@/lib/search/card";
import {
  type GridItem,
  gridItems,
  MAX_IDS,
  parseIdsParam,
  wantedFrom,
  withoutSkeletons,
} from "@/lib/search/grid-items";
import { HARD_TEXTS } from "../hard-texts";
import { CARD_CONTEXT, sampleRental } from "../rental/sample-rental";

describe("ids param", () => {
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  describe("parseIdsParam", () => {
    it.each([
      ["1", [1]],
      ["3,1,2", [3, 1, 2]],
      ["1,2,1", [1, 2]],
      ["0,999999999999999", [0, 999_999_999_999_999]],
    ])("reads %j", (value, ids) => {
      expect(parseIdsParam(value)).toEqual(ids);
    });

    it.each([null, "", ",", "1,", ",1", "1,,2", "1, 2", "-1", "1.5", "1e3", "a", "1;2", "1234567890123456"])(
      "refuses %j",
      (value) => {
        expect(parseIdsParam(value)).toBeNull();
      },
    );

    it("reads as many ids as a request may have, and refuses one more", () => {
      expect(parseIdsParam(upTo(MAX_IDS).join(","))).toEqual(upTo(MAX_IDS));
      expect(parseIdsParam(upTo(MAX_IDS + 1).join(","))).toBeNull();
    });

    it.each(HARD_TEXTS)("refuses texts (%#)", (value) => {
      expect(parseIdsParam(value)).toBeNull();
    });
  });
});

describe("grid items", () => {
  const knownOf = (...ids: number[]) =>
    new Map(ids.map((id): [number, Card] => [id, toCard(sampleRental({ id }), CARD_CONTEXT)]));
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const near = (...chunks: number[]) => new Set(chunks);
  const order = (known: readonly number[], more = 0) => ({ ids: known, more });

  /** "1" is a card, "2?" the skeleton of card 2, "?" a skeleton without an id, "3 away" a space of three cards. */
  const words = (items: readonly GridItem[]) =>
    items.map((item) => {
      if (item.kind === "space") return `${item.count} away`;
      return item.kind === "card" ? `${item.card.id}` : `${item.id ?? ""}?`;
    });

  describe("gridItems", () => {
    it("is empty for an empty list", () => {
      expect(gridItems(order([]), new Map(), near(0), 3)).toEqual([]);
    });

    it("has known cards in the list's order, and spaces for the chunks after them", () => {
      expect(words(gridItems(order([3, 2, 1, 4, 5, 6, 7]), knownOf(1, 2, 3), near(), 3))).toEqual([
        "3",
        "2",
        "1",
        "3 away",
        "1 away",
      ]);
    });

    it("has skeletons for the unknown cards of a chunk with known ones", () => {
      expect(words(gridItems(order(ids(6)), knownOf(1), near(), 3))).toEqual(["1", "2?", "3?", "3 away"]);
    });

    it("has skeletons for a chunk near the visitor, and only space between it and the known cards", () => {
      expect(words(gridItems(order(ids(11)), knownOf(1, 2, 3), near(3), 3))).toEqual([
        "1",
        "2",
        "3",
        "3 away",
        "3 away",
        "10?",
        "11?",
      ]);
    });

    it("has skeletons and spaces for the rentals after the known order", () => {
      expect(words(gridItems(order(ids(4), 7), knownOf(1, 2, 3, 4), near(2), 3))).toEqual([
        ...["1", "2", "3", "4", "?", "?"],
        ...["?", "?", "?", "2 away"],
      ]);
    });

    it("gives each item its index in the list", () => {
      const items = gridItems(order([30, 20, 10, 40, 50]), knownOf(30), near(), 3);
      expect(items.map(({ at }) => at)).toEqual([0, 1, 2, 3]);
    });
  });

  describe("wantedFrom", () => {
    const wanted = (known: Map<number, Card>, ...chunks: number[]) =>
      wantedFrom(gridItems(order(ids(9), 4), known, near(...chunks), 3), near(...chunks));

    it("is null while no chunk is near", () => {
      expect(wanted(knownOf(1))).toBeNull();
    });

    it("is the ids that the first incomplete near chunk lacks", () => {
      expect(wanted(knownOf(1, 2, 3, 5), 0, 1, 2)).toEqual({ chunk: 1, ids: [4, 6], needsOrder: false });
      expect(wanted(knownOf(1, 2, 3), 2)).toEqual({ chunk: 2, ids: [7, 8, 9], needsOrder: false });
    });

    it("asks for the order when ids are unknown", () => {
      expect(wanted(knownOf(1, 2, 3), 3)).toEqual({ chunk: 3, ids: [], needsOrder: true });
      const items = gridItems(order(ids(4), 2), knownOf(1, 2, 3), near(1), 3);
      expect(wantedFrom(items, near(1))).toEqual({ chunk: 1, ids: [4], needsOrder: true });
    });

    it("is null when every near card is known", () => {
      expect(wanted(knownOf(1, 2, 3), 0)).toBeNull();
    });
  });

  describe("withoutSkeletons", () => {
    it("replaces the skeletons of one chunk by space and keeps all other items", () => {
      const items = gridItems(order(ids(6)), knownOf(1, 4), near(), 3);
      expect(words(withoutSkeletons(items, 0))).toEqual(["1", "2 away", "4", "5?", "6?"]);
    });
  });
});
