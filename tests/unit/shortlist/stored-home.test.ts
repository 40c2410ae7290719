import { changedNote, type HomeNote, MAX_NOTE_LENGTH } from "@/lib/shortlist/home-note";
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
  rent: { amount: 10_000_000, currency: "IDR", period: "month", price_per_month: 10_000_000 },
};
const removed = afterCheck(kept, { id: 1, status: "removed", removedAt: REMOVED_AT }, NOW + 1);

describe("a removed home", () => {
  it("keeps only its facts and the time of removal", () => {
    expect(removed).toEqual({
      ...{ id: 1, status: "removed", checkedAt: NOW + 1 },
      ...{ removedAt: REMOVED_AT, facts },
    });
    expect(droppedMedia(kept, removed)).toEqual(["/media/1.webp"]);
  });

  it.each([
    ["keeps a known time of removal", null, REMOVED_AT],
    ["takes a later reported time of removal", "2026-11-22T00:00:00.000Z", "2026-11-22T00:00:00.000Z"],
  ])("%s", (_, removedAt, expected) => {
    const again = afterCheck(removed, { id: 1, status: "removed", removedAt }, NOW + 2);
    expect(again).toMatchObject({ status: "removed", removedAt: expected, facts });
  });

  it("has no facts when there never was a copy", () => {
    const unknown = afterCheck(undefined, { id: 9, status: "removed", removedAt: null }, NOW);
    expect(unknown).toMatchObject({ status: "removed", facts: null, removedAt: null });
  });

  it("is a full copy again when it comes back", () => {
    expect(afterCheck(removed, sampleCopy(1), NOW + 3)).toMatchObject({ status: "live", photos: null });
  });
});

describe("a home that is still on the site", () => {
  it("keeps its photos while the listing has the same", () => {
    expect(afterCheck(kept, sampleCopy(1, { status: "ended" }), NOW)).toMatchObject({
      status: "ended",
      photos,
    });
  });

  it("loses its photos, to be fetched again, when the listing has others", () => {
    const { card } = sampleCopy(1);
    const changed = afterCheck(kept, sampleCopy(1, { card: { ...card, media: ["/media/2.webp"] } }), NOW);
    expect(changed).toMatchObject({ photos: null });
    expect(droppedMedia(kept, changed)).toEqual(["/media/1.webp"]);
  });

  it("loses its photos, to be fetched again, when the listing has fewer", () => {
    const two = { ...kept, photos: [...photos, { url: "/media/9.webp", bytes: 1_000 }] };
    expect(afterCheck(two, sampleCopy(1), NOW)).toMatchObject({ photos: null });
  });

  it.each([
    ["on the day of posting", "2026-11-20T10:00:00Z", "Today"],
    ["a day later", "2026-11-21T10:00:00Z", "Yesterday"],
    ["a week later", "2026-11-27T10:00:00Z", "Fri 20 Nov 2026"],
  ])("states %s when it was posted", (_, now, posted) => {
    expect(storedCard(kept, new Date(now), ENGLISH)?.posted).toBe(posted);
  });
});

it("the device drops a photo only when no stored home shows it", () => {
  const other = afterCheck(undefined, sampleCopy(2), NOW);
  const [shared, own] = [sampleCopy(2).card.media, ["/media/9.webp"]];
  expect(unshownMedia([...shared, ...own], [removed, other])).toEqual(own);
  expect(unshownMedia([...shared, ...own], [removed])).toEqual([...shared, ...own]);
});

it("the device stores the latest likes, latest first", () => {
  expect(idsToStore([3, 1, 2])).toEqual([2, 1, 3]);
  const many = Array.from({ length: MAX_HOMES + 2 }, (_, id) => id);
  expect(idsToStore(many)).toHaveLength(MAX_HOMES);
  expect(idsToStore(many).at(-1)).toBe(2);
});

const note: HomeNote = { id: 1, text: "Ask for the deposit", status: "asked", savedAt: 1 };

it.each<[string, HomeNote | undefined, Parameters<typeof changedNote>[2], Partial<HomeNote> | undefined]>([
  ["a text creates a note", undefined, { text: "Quiet?" }, { text: "Quiet?", status: "none" }],
  ["a status creates a note", undefined, { status: "seen" }, { text: "", status: "seen" }],
  ["a text does not change the status", note, { text: "Quiet?" }, { text: "Quiet?", status: "asked" }],
  ["a status does not change the text", note, { status: "no" }, { text: note.text, status: "no" }],
  ["an empty text does not delete a note with a status", note, { text: "" }, { text: "", status: "asked" }],
  ["an empty note is deleted", note, { text: " ", status: "none" }, undefined],
  ["an overlong text is cut", undefined, { text: "x".repeat(9_999) }, { text: "x".repeat(MAX_NOTE_LENGTH) }],
])("%s", (_, before, change, expected) => {
  const after = changedNote(before, 1, change, 2);
  if (expected === undefined) expect(after).toBeUndefined();
  else expect(after).toMatchObject({ ...expected, id: 1, savedAt: 2 });
});
