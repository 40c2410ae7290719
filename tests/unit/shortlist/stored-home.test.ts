import {
  afterCheck,
  droppedMedia,
  idsToStore,
  MAX_HOMES,
  storedCard,
  unshownMedia,
} from "@/lib/shortlist/stored-home";
import { ENGLISH } from "@/tests/support/in-english";
import { sampleCopy } from "./sample-copy";

const NOW = Date.parse("2026-11-22T04:00:00Z");
const REMOVED_AT = "2026-11-21T10:00:00.000Z";
const photos = [{ url: "/media/1.webp", bytes: 1_000 }];
const kept = { ...afterCheck(undefined, sampleCopy(1), NOW), photos };
const facts = {
  title: "Home 1",
  place: "Canggu",
  rooms: "2 bedrooms · 1 bathroom",
  price: "Rp 10,000,000 / month",
  monthly: { perMonth: 10_000_000, currency: "IDR", advertised: true },
};
const removed = afterCheck(kept, { id: 1, status: "removed", removedAt: REMOVED_AT }, NOW + 1);

describe("a home that was removed", () => {
  it("keeps its facts and the time, and nothing else", () => {
    expect(removed).toEqual({
      ...{ id: 1, status: "removed", checkedAt: NOW + 1 },
      ...{ removedAt: REMOVED_AT, facts },
    });
    expect(droppedMedia(kept, removed)).toEqual(["/media/1.webp"]);
  });

  it.each([
    ["keeps what was known of the time", null, REMOVED_AT],
    ["takes a time that is told later", "2026-11-22T00:00:00.000Z", "2026-11-22T00:00:00.000Z"],
  ])("%s", (_, removedAt, expected) => {
    const again = afterCheck(removed, { id: 1, status: "removed", removedAt }, NOW + 2);
    expect(again).toMatchObject({ status: "removed", removedAt: expected, facts });
  });

  it("has no facts where there never was a copy", () => {
    const unknown = afterCheck(undefined, { id: 9, status: "removed", removedAt: null }, NOW);
    expect(unknown).toMatchObject({ status: "removed", facts: null, removedAt: null });
  });

  it("is whole again when it comes back", () => {
    expect(afterCheck(removed, sampleCopy(1), NOW + 3)).toMatchObject({ status: "live", photos: null });
  });
});

describe("a home that is there", () => {
  it("keeps its photos while the listing names them", () => {
    expect(afterCheck(kept, sampleCopy(1, { status: "ended" }), NOW)).toMatchObject({
      status: "ended",
      photos,
    });
  });

  it("has its photos fetched anew when the listing has others", () => {
    const { card } = sampleCopy(1);
    const changed = afterCheck(kept, sampleCopy(1, { card: { ...card, media: ["/media/2.webp"] } }), NOW);
    expect(changed).toMatchObject({ photos: null });
    expect(droppedMedia(kept, changed)).toEqual(["/media/1.webp"]);
  });

  it("has them fetched anew also when the listing names only some of them", () => {
    const two = { ...kept, photos: [...photos, { url: "/media/9.webp", bytes: 1_000 }] };
    expect(afterCheck(two, sampleCopy(1), NOW)).toMatchObject({ photos: null });
  });

  it.each([
    ["on the day of posting", "2026-11-20T10:00:00Z", "Today"],
    ["a day later", "2026-11-21T10:00:00Z", "Yesterday"],
    ["a week later", "2026-11-27T10:00:00Z", "Fri 20 Nov 2026"],
  ])("says %s when it was posted", (_, now, posted) => {
    expect(storedCard(kept, new Date(now), ENGLISH)?.posted).toBe(posted);
  });
});

it("drops a photo only when no kept home shows it", () => {
  const other = afterCheck(undefined, sampleCopy(2), NOW);
  const [shared, own] = [sampleCopy(2).card.media, ["/media/9.webp"]];
  expect(unshownMedia([...shared, ...own], [removed, other])).toEqual(own);
  expect(unshownMedia([...shared, ...own], [removed])).toEqual([...shared, ...own]);
});

it("keeps the latest likes, the latest first", () => {
  expect(idsToStore([3, 1, 2])).toEqual([2, 1, 3]);
  const many = Array.from({ length: MAX_HOMES + 2 }, (_, id) => id);
  expect(idsToStore(many)).toHaveLength(MAX_HOMES);
  expect(idsToStore(many).at(-1)).toBe(2);
});
