/** @jest-environment jsdom */
import { useRentalStore } from "@/stores/rental-store";
import { followLikes, followShownLikes } from "@/stores/shortlist/follow-likes";

const mockKeepHomes = jest.fn(async (_ids: readonly number[], _maxAgeMs: number) => {});
jest.mock("@/stores/shortlist/sync-homes", () => ({
  syncHomes: (ids: readonly number[], maxAgeMs: number) => mockKeepHomes(ids, maxAgeMs),
}));
jest.mock("@/stores/shortlist/notes", () => ({ saveUnlikedDrafts: async () => {} }));
jest.mock("@/stores/shortlist/offline", () => ({
  offerOffline: async () => {},
  endOffline: async () => {},
}));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SHOWN = MINUTE / 2;
const settled = () => jest.advanceTimersByTimeAsync(0);
/** The maximum ages of copies in the checks since the last call. */
async function ages(): Promise<number[]> {
  await settled();
  const asked = mockKeepHomes.mock.calls.map(([, maxAgeMs]) => maxAgeMs);
  mockKeepHomes.mockClear();
  return asked;
}

function become(state: DocumentVisibilityState) {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

jest.useFakeTimers();
beforeAll(async () => {
  useRentalStore.setState({ likedRentalIds: [1] });
  followLikes();
  expect(await ages()).toEqual([HOUR]);
});

it("checks copies at least every quarter of an hour while the tab stays open", async () => {
  await jest.advanceTimersByTimeAsync(HOUR);
  const inAnHour = await ages();
  expect(inAnHour.length).toBeGreaterThanOrEqual(4);
  expect(new Set(inAnHour)).toEqual(new Set([HOUR]));
});

it("checks copies when the tab becomes visible or returns from the back-forward cache", async () => {
  become("hidden");
  expect(await ages()).toEqual([]);
  become("visible");
  expect(await ages()).toEqual([HOUR]);
  window.dispatchEvent(new Event("pageshow"));
  expect(await ages()).toEqual([HOUR]);
});

it("followLikes requires newer copies when a shortlist is shown or seen again, until the visitor leaves it", async () => {
  const leave = followShownLikes();
  expect(await ages()).toEqual([SHOWN]);
  become("hidden");
  become("visible");
  expect((await ages()).at(-1)).toBe(SHOWN);
  leave();
  become("visible");
  expect(await ages()).toEqual([HOUR]);
});

it("a running hourly check does not replace the stricter check of a shortlist on screen", async () => {
  let answer = () => {};
  mockKeepHomes.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  window.dispatchEvent(new Event("online"));
  await settled();
  const leave = followShownLikes();
  window.dispatchEvent(new Event("online"));
  answer();
  expect(await ages()).toEqual([HOUR, SHOWN]);
  leave();
});
