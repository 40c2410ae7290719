import { factsBeforePaying } from "@/lib/rental/before-you-pay";
import { ENGLISH } from "@/tests/support/in-english";

const nothing = {
  othersWithContact: [],
  contact: null,
  contactRecord: null,
  photoSharers: [],
  lowestTenth: null,
  hasPhotos: true,
  age: 0,
};
const others = (count: number) => Array.from({ length: count }, (_, at) => 10 + at);

it.each([
  ["nothing", {}, []],
  ["a contact of two posts", { othersWithContact: others(1) }, ["2 ads here share this contact."]],
  ["a contact of many posts", { othersWithContact: others(13) }, ["14 ads here share this contact."]],
  [
    "a rent among the lowest tenth",
    { lowestTenth: "34 studios in Ubud" },
    ["The rent is among the lowest tenth of 34 studios in Ubud (asking prices)."],
  ],
  ["no photos", { hasPhotos: false }, ["This ad has no photos."]],
  ["13 days", { age: 13 }, []],
  ["14 days", { age: 14 }, ["It was posted 14 days ago."]],
  ["an unknown age", { age: null }, []],
])("the facts before paying name %s", (_, change, facts) => {
  expect(factsBeforePaying({ ...nothing, ...change }, ENGLISH).map(({ text }) => text)).toEqual(facts);
});

it.each([
  ["the posts of the contact", { othersWithContact: [7, 5], contact: "key" }, "key"],
  ["no posts for its age", { age: 20, contact: "key" }, null],
])("a fact links to %s", (_, change, contact) => {
  expect(factsBeforePaying({ ...nothing, ...change }, ENGLISH).map((fact) => fact.contact)).toEqual([
    contact,
  ]);
});

it("the facts before paying contain no judgement", () => {
  const counts = { othersWithContact: others(99), age: 99 };
  const facts = factsBeforePaying(
    { ...nothing, ...counts, lowestTenth: "34 studios", hasPhotos: false },
    ENGLISH,
  );
  expect(facts).toHaveLength(4);
  expect(facts.map(({ text }) => text).join(" ")).not.toMatch(
    /scam|fraud|fake|suspicious|risk|trust|score|warning|%/i,
  );
});

it("the record of a contact follows the number of its posts", () => {
  const contactRecord = { first_seen: "2026-10-12T04:00:00Z", ended: 2, areas: [] };
  const facts = factsBeforePaying({ ...nothing, othersWithContact: [7], contactRecord }, ENGLISH);
  expect(facts.map(({ text }) => text)).toEqual([
    "2 ads here share this contact.",
    "First seen here on 12 Oct 2026. 2 of its homes are no longer listed.",
  ]);
});
