import { factsBeforePaying, othersWithPhoto } from "@/lib/rentals/before-you-pay";
import { sampleRental } from "./sample-rental";

const nothing = { othersWithContact: 0, othersWithPhoto: 0, lowestTenth: null, hasPhotos: true, age: 0 };

it.each([
  ["nothing", {}, []],
  ["a contact of two posts", { othersWithContact: 1 }, ["This contact is on 2 posts here."]],
  ["a contact of many posts", { othersWithContact: 13 }, ["This contact is on 14 posts here."]],
  ["a photo in one other post", { othersWithPhoto: 1 }, ["A photo of this post is also in another post."]],
  ["a photo in several", { othersWithPhoto: 3 }, ["A photo of this post is also in 3 other posts."]],
  [
    "a rent among the lowest tenth",
    { lowestTenth: "34 studios in Ubud (asking prices)" },
    ["The rent is among the lowest tenth of 34 studios in Ubud (asking prices)."],
  ],
  ["no photos", { hasPhotos: false }, ["The post has no photos."]],
  ["13 days", { age: 13 }, []],
  ["14 days", { age: 14 }, ["It was posted 14 days ago."]],
  ["an age that is not known", { age: null }, []],
])("tells of %s", (_, change, facts) => {
  expect(factsBeforePaying({ ...nothing, ...change })).toEqual(facts);
});

it("never judges", () => {
  const counts = { othersWithContact: 99, othersWithPhoto: 99, age: 99 };
  const facts = factsBeforePaying({ ...counts, lowestTenth: "34 studios", hasPhotos: false });
  expect(facts).toHaveLength(5);
  expect(facts.join(" ")).not.toMatch(/scam|fraud|fake|suspicious|risk|trust|score|warning|%/i);
});

describe("othersWithPhoto", () => {
  const rental = sampleRental({ id: 1, media_urls: ["/a.webp", "/b.webp", "/placeholder.webp"] });

  it.each([
    ["itself", sampleRental({ id: 1, media_urls: ["/a.webp"] }), 0],
    ["one with a photo of its own", sampleRental({ id: 2, media_urls: ["/c.webp"] }), 0],
    ["one with the same photo", sampleRental({ id: 2, media_urls: ["/c.webp", "/b.webp"] }), 1],
    ["one with the same photos", sampleRental({ id: 2, media_urls: ["/a.webp", "/b.webp"] }), 1],
    ["one with the same placeholder", sampleRental({ id: 2, media_urls: ["/placeholder.webp"] }), 0],
    ["one without photos", sampleRental({ id: 2, media_urls: [] }), 0],
  ])("of %s", (_, other, count) => {
    expect(othersWithPhoto(rental, [other])).toBe(count);
  });

  it("has none for a listing without photos", () => {
    const bare = sampleRental({ id: 1, media_urls: [] });
    expect(othersWithPhoto(bare, [sampleRental({ id: 2, media_urls: [] })])).toBe(0);
  });

  it("takes a picture of more than ten others for a logo, and counts a post once", () => {
    const rental = sampleRental({ id: 1, media_urls: ["/logo.webp", "/pool.webp", "/bed.webp"] });
    const agency = Array.from({ length: 10 }, (_, index) =>
      sampleRental({ id: 10 + index, media_urls: ["/logo.webp"] }),
    );
    const twin = sampleRental({ id: 2, media_urls: ["/pool.webp", "/bed.webp"] });
    expect(othersWithPhoto(rental, [rental, ...agency, twin])).toBe(11);
    const eleventh = sampleRental({ id: 3, media_urls: ["/logo.webp"] });
    expect(othersWithPhoto(rental, [rental, ...agency, eleventh, twin])).toBe(1);
  });
});
