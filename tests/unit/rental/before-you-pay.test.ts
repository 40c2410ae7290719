import { factsBeforePaying, othersWithPhoto } from "@/lib/rental/before-you-pay";
import { ENGLISH } from "@/tests/support/in-english";
import { sampleRental } from "./sample-rental";

const nothing = {
  id: 1,
  othersWithContact: [],
  contact: null,
  contactRecord: null,
  othersWithPhoto: [],
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
    "a photo in one other post",
    { othersWithPhoto: others(1) },
    ["A photo of this post is also in another post."],
  ],
  [
    "a photo in several other posts",
    { othersWithPhoto: others(3) },
    ["A photo of this post is also in 3 other posts."],
  ],
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
  ["the posts of the contact", { othersWithContact: [7, 5] }, [1, 7, 5]],
  ["the posts with the photo", { othersWithPhoto: [9] }, [1, 9]],
  ["no posts for its age", { age: 20 }, null],
])("a fact links to %s, this one first", (_, change, posts) => {
  expect(factsBeforePaying({ ...nothing, ...change }, ENGLISH).map((fact) => fact.posts)).toEqual([posts]);
});

it("the facts before paying contain no judgement", () => {
  const counts = { othersWithContact: others(99), othersWithPhoto: others(99), age: 99 };
  const facts = factsBeforePaying(
    { ...nothing, ...counts, lowestTenth: "34 studios", hasPhotos: false },
    ENGLISH,
  );
  expect(facts).toHaveLength(5);
  expect(facts.map(({ text }) => text).join(" ")).not.toMatch(
    /scam|fraud|fake|suspicious|risk|trust|score|warning|%/i,
  );
});

describe("othersWithPhoto", () => {
  const rental = sampleRental({ id: 1, media_urls: ["/a.webp", "/b.webp", "/placeholder.webp"] });

  it.each([
    ["itself", sampleRental({ id: 1, media_urls: ["/a.webp"] }), []],
    ["another post with its own photo", sampleRental({ id: 2, media_urls: ["/c.webp"] }), []],
    ["another post with the same photo", sampleRental({ id: 2, media_urls: ["/c.webp", "/b.webp"] }), [2]],
    ["another post with the same photos", sampleRental({ id: 2, media_urls: ["/a.webp", "/b.webp"] }), [2]],
    [
      "another post with the same placeholder",
      sampleRental({ id: 2, media_urls: ["/placeholder.webp"] }),
      [],
    ],
    ["another post without photos", sampleRental({ id: 2, media_urls: [] }), []],
  ])("compares with %s", (_, other, ids) => {
    expect(othersWithPhoto(rental, [other])).toEqual(ids);
  });

  it("is empty for a listing without photos", () => {
    const bare = sampleRental({ id: 1, media_urls: [] });
    expect(othersWithPhoto(bare, [sampleRental({ id: 2, media_urls: [] })])).toEqual([]);
  });

  it("ignores a picture in more than ten other posts as a logo, and counts each post once", () => {
    const rental = sampleRental({ id: 1, media_urls: ["/logo.webp", "/pool.webp", "/bed.webp"] });
    const agency = Array.from({ length: 10 }, (_, index) =>
      sampleRental({ id: 10 + index, media_urls: ["/logo.webp"] }),
    );
    const twin = sampleRental({ id: 2, media_urls: ["/pool.webp", "/bed.webp"] });
    expect(othersWithPhoto(rental, [rental, ...agency, twin])).toHaveLength(11);
    const eleventh = sampleRental({ id: 3, media_urls: ["/logo.webp"] });
    expect(othersWithPhoto(rental, [rental, ...agency, eleventh, twin])).toEqual([2]);
  });
});

it("the record of a contact follows the number of its posts", () => {
  const contactRecord = { first_seen: "2026-10-12T04:00:00Z", ended: 2, areas: [] };
  const facts = factsBeforePaying({ ...nothing, othersWithContact: [7], contactRecord }, ENGLISH);
  expect(facts.map(({ text }) => text)).toEqual([
    "2 ads here share this contact.",
    "The first post of this contact here was on 12 Oct 2026. 2 of its homes are no longer listed.",
  ]);
});
