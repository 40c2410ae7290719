import { factsOfRow } from "@/scripts/import/facts-of-row.ts";
import { rentalRow } from "@/tests/support/rental-row.ts";

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
