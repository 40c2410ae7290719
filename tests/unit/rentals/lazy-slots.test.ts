import { type Card, toCard } from "@/lib/rentals/card";
import { BATCH_SIZE, lazySlots } from "@/lib/rentals/lazy-slots";
import { sampleRental } from "./sample-rental";

const NOW = new Date("2026-11-21T00:00:00Z");
const card = (id: number): [number, Card] => [id, toCard(sampleRental({ id }), NOW)];
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const shown = (list: readonly number[], known: ReadonlyMap<number, Card | null>) => {
  const { slots, batch } = lazySlots(list, known, BATCH_SIZE);
  return {
    cards: slots.filter((slot) => slot.card !== null).map(({ id }) => id),
    batch,
    length: slots.length,
  };
};

describe("lazySlots", () => {
  it("shows known cards in the list's order and asks for nothing", () => {
    expect(shown([2, 1], new Map([card(1), card(2)]))).toEqual({ cards: [2, 1], batch: [], length: 2 });
  });

  it("shows skeletons for the next batch only", () => {
    const list = ids(100);
    const known = new Map(list.slice(0, 24).map(card));
    expect(shown(list, known)).toEqual({
      cards: list.slice(0, 24),
      batch: list.slice(24, 24 + BATCH_SIZE),
      length: 24 + BATCH_SIZE,
    });
  });

  it("keeps the place of a card that is missing between known ones", () => {
    const { slots, batch } = lazySlots([1, 2, 3], new Map([card(1), card(3)]), BATCH_SIZE);
    expect(slots.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(slots[1]?.card).toBeNull();
    expect(batch).toEqual([2]);
  });

  it("leaves out what is no longer listed, and does not ask for it again", () => {
    const known = new Map<number, Card | null>([card(1), [2, null]]);
    expect(shown([1, 2, 3], known)).toEqual({ cards: [1], batch: [3], length: 2 });
  });

  it("shows every listing once all batches have come", () => {
    const list = ids(3 * BATCH_SIZE + 5);
    const known = new Map<number, Card | null>();
    let calls = 0;
    for (
      let { batch } = lazySlots(list, known, BATCH_SIZE);
      batch.length > 0;
      { batch } = lazySlots(list, known, BATCH_SIZE)
    ) {
      for (const id of batch) known.set(id, id % 10 === 0 ? null : card(id)[1]);
      calls += 1;
    }
    expect(calls).toBe(4);
    expect(lazySlots(list, known, BATCH_SIZE).slots.map(({ id }) => id)).toEqual(
      list.filter((id) => id % 10 !== 0),
    );
  });

  it("shows nothing of an empty list", () => {
    expect(lazySlots([], new Map(), BATCH_SIZE)).toEqual({ slots: [], batch: [] });
  });
});
