import { factsOfRow } from "@/scripts/import/facts-of-row.ts";
import { rentalRow } from "@/tests/support/rental-row.ts";

const row = rentalRow(1, { raw_description: "Villa in Ubud, deposit 5jt" });
const read = factsOfRow(row, "today");
const edited = { ...row, raw_description: "Villa in Ubud, deposit 7jt" };
const deposit = (facts: typeof read) => facts?.advert.deposit?.value.amount;

test("facts that a row brings of the rules of today are kept", () => {
  expect(deposit(factsOfRow({ ...edited, facts: read }, "today"))).toBe(5e6);
});

test.each<[string, unknown]>([
  ["none", undefined],
  ["those of other rules", { ...read, version: "yesterday" }],
  ["damaged ones", { version: "today" }],
])("with %s the text is read", (_, facts) => {
  expect(deposit(factsOfRow({ ...edited, facts }, "today"))).toBe(7e6);
});
