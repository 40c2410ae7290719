import type { LiveRentals, ReadRentals } from "@/server/data/live-rentals";
import { sampleRental } from "../rentals/sample-rental";

const mockLive = jest.fn<Promise<LiveRentals>, []>();
const mockByIds = jest.fn<Promise<ReadRentals>, [number[]]>();
jest.mock("@/server/data/live-rentals", () => ({
  liveRentals: () => mockLive(),
  rentalsByIds: (ids: number[]) => mockByIds(ids),
}));

jest.mock("@/server/data/exchange-rates", () => ({
  ratesFor: async () => ({ rates: { IDR: 1 }, origin: { source: "rates.example", day: null } }),
}));

const rentals = (...ids: number[]) => ids.map((id) => sampleRental({ id }));

/** Finds ids while `live` is the live list. A read by id finds every rental but 404. */
async function find(ids: number[], live: number[]) {
  jest.resetModules();
  mockLive.mockReset().mockResolvedValue({
    ...{ readAt: 2_000, rentals: rentals(...live) },
    places: { points: [], indexByName: {} },
  });
  mockByIds.mockReset().mockImplementation(async (asked) => ({
    readAt: 1_000,
    rentals: rentals(...asked.filter((id) => id !== 404)),
  }));
  const { findByIds } = await import("@/server/search/find-rentals");
  const { readAt, rentals: found } = await findByIds(ids);
  return { readAt, ids: found.map(({ id }) => id).sort((a, b) => a - b) };
}

describe("findByIds", () => {
  it("takes live rentals from the list, without another read", async () => {
    expect(await find([3, 1], [1, 2, 3])).toEqual({ readAt: 2_000, ids: [1, 3] });
    expect(mockByIds).not.toHaveBeenCalled();
  });

  it("reads the rentals missing from the list by id, and takes the older of the two read times", async () => {
    expect(await find([30, 2, 7], [1, 2, 3])).toEqual({ readAt: 1_000, ids: [2, 7, 30] });
  });

  it("recognises a placeholder price of a rental that is not in the list", async () => {
    const live = Array.from({ length: 10 }, (_, at) => at + 1);
    await find([30], live);
    const { findByIds } = await import("@/server/search/find-rentals");
    expect((await findByIds([30])).rentals).toMatchObject([{ id: 30, hasPlaceholderPrice: true }]);
  });

  it("reads ids in ascending order, so that equal requests share a cached answer", async () => {
    await find([30, 4, 100], []);
    expect(mockByIds.mock.lastCall).toEqual([[4, 30, 100]]);
  });

  it("leaves out ids without a rental, and returns each rental once", async () => {
    expect((await find([1, 404, 1], [1])).ids).toEqual([1]);
  });

  it("finds within six seconds what has left the list", async () => {
    jest.useFakeTimers();
    await find([1], [1, 2]);
    const { findByIds } = await import("@/server/search/find-rentals");
    mockLive.mockResolvedValue({ readAt: 9_000, rentals: [], places: { points: [], indexByName: {} } });
    jest.setSystemTime(Date.now() + 6_000);
    await findByIds([2]);
    jest.useRealTimers();
    expect(mockByIds.mock.lastCall).toEqual([[2]]);
  });

  it("fails when the list cannot be read", async () => {
    await find([1], [1]);
    jest.resetModules();
    mockLive.mockRejectedValue(new Error("down"));
    const { findByIds } = await import("@/server/search/find-rentals");
    await expect(findByIds([1])).rejects.toThrow("down");
  });
});
