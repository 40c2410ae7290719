import { factsOfRow } from "@/scripts/import/facts-of-row.ts";
import { oneListingPerMessage } from "@/scripts/import/import-listings.ts";
import { originalsFirst } from "@/scripts/import/read-listings.ts";
import { rentalRow } from "@/tests/support/rental-row.ts";
import { rental } from "./rows";

test("a duplicate follows its original, and other rows keep their order", () => {
  const rows = [
    rental({ id: 5, duplicate_of_id: 4 }),
    rental({ id: 4, duplicate_of_id: 9 }),
    rental({ id: 2 }),
    rental({ id: 9 }),
    rental({ id: 1 }),
  ];
  const { ordered, unresolved } = originalsFirst(rows);
  expect(ordered.map((row) => row.id)).toEqual([2, 9, 1, 4, 5]);
  expect(unresolved).toEqual([]);
});

test("a duplicate without an original is unresolved", () => {
  const rows = [
    rental({ id: 1, duplicate_of_id: 1 }),
    rental({ id: 2, duplicate_of_id: 7 }),
    rental({ id: 3 }),
  ];
  const { ordered, unresolved } = originalsFirst(rows);
  expect(ordered.map((row) => row.id)).toEqual([3]);
  expect(unresolved.map((row) => row.id)).toEqual([1, 2]);
});

it("oneListingPerMessage keeps a message id only on the first listing that has it", () => {
  const of = (id: number, source_channel_name: string | null, message_id: number | null) =>
    rental({ id, source_channel_name, message_id });
  const rows = [
    of(1, "a", 5),
    of(2, "b", 5),
    of(3, "a", 5),
    of(4, null, 5),
    of(5, "a", null),
    of(6, "a", null),
  ];
  const messages = oneListingPerMessage(rows).map(({ message_id }) => message_id);
  expect(messages).toEqual([5, 5, null, 5, null, null]);
});

const row = rentalRow(1, { raw_description: "Villa in Ubud, deposit 5jt" });
const read = factsOfRow(row, "today");
const edited = { ...row, raw_description: "Villa in Ubud, deposit 7jt" };
const deposit = (facts: typeof read) => facts?.advert.deposit?.value.amount;

test("facts of the current version in a row are kept", () => {
  expect(deposit(factsOfRow({ ...edited, facts: read }, "today"))).toBe(5e6);
});

test.each<[string, unknown]>([
  ["no facts", undefined],
  ["facts of another version", { ...read, version: "yesterday" }],
  ["damaged facts", { version: "today" }],
])("the text is read when the row has %s", (_, facts) => {
  expect(deposit(factsOfRow({ ...edited, facts }, "today"))).toBe(7e6);
});
