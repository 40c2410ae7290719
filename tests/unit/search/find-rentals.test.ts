import type { Rental } from "@/lib/rental/rental";
import { UnreadError } from "@/server/data/unread";
import { findByIds } from "@/server/search/find-rentals";
import { showNothing, showSnapshot } from "../data/sample-snapshot";
import { sampleWholeRental } from "../rental/sample-whole-rental";

const rentals = (...ids: number[]) => ids.map((id) => sampleWholeRental({ id }));

const byIds = jest.fn<Promise<Rental[]>, [readonly number[]]>();

/** Finds ids while `live` is the live list. A read by id finds every rental but 404. */
async function find(ids: number[], live: number[]) {
  byIds.mockReset().mockImplementation(async (asked) => rentals(...asked.filter((id) => id !== 404)));
  await showSnapshot({ rentals: rentals(...live), older: { byIds } });
  const { rentals: found } = await findByIds(ids);
  return found.map(({ id }) => id).sort((a, b) => a - b);
}

describe("findByIds", () => {
  it("takes live rentals from the snapshot, without a read", async () => {
    expect(await find([3, 1], [1, 2, 3])).toEqual([1, 3]);
    expect(byIds).not.toHaveBeenCalled();
  });

  it("reads the rentals that are not live together", async () => {
    expect(await find([30, 2, 7], [1, 2, 3])).toEqual([2, 7, 30]);
    expect(byIds.mock.calls).toEqual([[[30, 7]]]);
  });

  it("leaves out ids without a rental", async () => {
    expect(await find([1, 404], [1])).toEqual([1]);
  });

  it("recognises a placeholder price of a rental that is not live", async () => {
    await find(
      [30],
      Array.from({ length: 10 }, (_, at) => at + 1),
    );
    expect((await findByIds([30])).rentals).toMatchObject([{ id: 30, rent: { price_per_month: null } }]);
  });

  it("fails without a snapshot", async () => {
    showNothing();
    await expect(findByIds([1])).rejects.toThrow(UnreadError);
  });
});
