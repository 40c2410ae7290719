import { contactRecordText } from "@/lib/rentals/contact-record";
import { ENGLISH } from "@/tests/support/in-english";

const record = { first_seen: "2026-10-12T20:00:00.000Z", ended: 0, areas: [] };
const first = "The first post of this contact here was on 13 Oct 2026.";

it.each([
  ["a new contact", {}, first],
  ["one home that is no longer listed", { ended: 1 }, `${first} 1 of its homes is no longer listed.`],
  ["several homes that are no longer listed", { ended: 7 }, `${first} 7 of its homes are no longer listed.`],
  ["one area, which the page already names", { areas: ["canggu"] }, first],
  ["two areas", { areas: ["canggu", "nusa dua"] }, `${first} Its areas: Canggu, Nusa Dua.`],
  ["many areas", { areas: [..."abcdefg"] }, `${first} Its areas: A, B, C, D, E and 2 more.`],
  ["an unreadable time", { first_seen: "soon", ended: 2 }, "2 of its homes are no longer listed."],
])("describes %s", (_, change, text) => {
  expect(contactRecordText({ ...record, ...change }, ENGLISH)).toBe(text);
});
