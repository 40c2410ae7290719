import { originalRental, rentalBySlugOrId, rentalsByIds } from "@/server/data/find-rental";
import { olderReads } from "@/server/data/older-reads";
import { UnreadError } from "@/server/data/unread";
import { sampleWholeRental } from "../rental/sample-whole-rental";
import { showSnapshot } from "./sample-snapshot";

/** The id of the original of rental `id`; `table` maps an id to its `duplicate_of_id`. */
async function originalOf(id: number, table: Record<number, number | null>): Promise<number> {
  const readById = async (wanted: number) => {
    const duplicate_of_id = table[wanted];
    return duplicate_of_id === undefined ? null : sampleWholeRental({ id: wanted, duplicate_of_id });
  };
  const first = await readById(id);
  if (first === null) throw new Error("The table does not have the rental.");
  return (await originalRental(first, readById)).id;
}

describe("originalRental", () => {
  it.each([
    ["a rental that is not a duplicate is its own original", { 1: null }, 1],
    ["a duplicate leads to its original", { 1: 2, 2: null }, 2],
    ["a duplicate of a duplicate leads to the last", { 1: 2, 2: 3, 3: null }, 3],
    ["a duplicate is shown when its original is gone", { 1: 2 }, 1],
    ["a duplicate is shown when the chain breaks off", { 1: 2, 2: 3 }, 1],
    ["the requested rental is shown when it is in a cycle", { 1: 2, 2: 1 }, 1],
    ["the requested rental is shown when it leads to a cycle", { 1: 2, 2: 3, 3: 2 }, 1],
    ["a chain of five steps is followed", { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: null }, 6],
    ["a duplicate is shown when the chain is longer", { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7, 7: null }, 1],
    ["a rental that is a duplicate of itself is shown", { 1: 1 }, 1],
  ])("%s", async (_, table, original) => {
    expect(await originalOf(1, table)).toBe(original);
  });

  it("gives up on an endless chain", async () => {
    let reads = 0;
    const first = sampleWholeRental({ id: 1, duplicate_of_id: 2 });
    const original = await originalRental(first, async (id) => {
      reads += 1;
      return sampleWholeRental({ id, duplicate_of_id: id + 1 });
    });
    expect(original).toBe(first);
    expect(reads).toBeLessThan(20);
  });

  it("rethrows the error of the read", async () => {
    const down = async () => Promise.reject(new Error("down"));
    await expect(originalRental(sampleWholeRental({ duplicate_of_id: 2 }), down)).rejects.toThrow("down");
  });
});

it.each([null, {}, { message: "hello" }, "text"])(
  "an answer of %j is a failure, not a missing rental",
  async (body) => {
    Object.assign(process.env, { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_ANON_KEY: "x" });
    jest.spyOn(console, "error").mockReturnValue();
    let answer: unknown = body;
    jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(answer));
    await showSnapshot({ older: olderReads() });
    await expect(rentalBySlugOrId("known")).rejects.toThrow(UnreadError);
    answer = [];
    expect(await rentalBySlugOrId("known")).toBeNull();
    answer = [{ id: 7, slug: "known" }];
    expect(await rentalBySlugOrId("known")).toMatchObject({ id: 7 });
  },
);

it("ids are read together, without those that are live", async () => {
  const asked = jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json([{ id: 8 }]));
  await showSnapshot({ rentals: [sampleWholeRental({ id: 7 })], older: olderReads() });
  expect((await rentalsByIds([7, 8, 9])).map(({ id }) => id)).toEqual([7, 8]);
  expect(asked).toHaveBeenCalledTimes(1);
});
