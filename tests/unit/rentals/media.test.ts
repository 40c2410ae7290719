import { firstPicture, isVideo, mediaOrPlaceholder } from "@/lib/rentals/media";

describe("isVideo", () => {
  it.each([
    "/media/tour.mp4",
    "/media/tour.mov",
    "/media/TOUR.MP4",
    "https://cdn.test/a/tour.Mov",
    "https://cdn.test/tour.mp4?token=a.b",
    "https://cdn.test/tour.mov#t=5",
  ])("plays %s", (url) => {
    expect(isVideo(url)).toBe(true);
  });

  it.each([
    "/media/pool.webp",
    "/media/mp4",
    "/media/tour.mp4.jpg",
    "/media/tour.mp4/poster.jpg",
    "https://cdn.test/pool.jpg?from=tour.mp4",
    "https://cdn.test/pool.jpg#tour.mov",
    "/media/tour.webm",
    "",
  ])("shows %j as a picture", (url) => {
    expect(isVideo(url)).toBe(false);
  });
});

describe("firstPicture", () => {
  it.each([
    [["/a.webp", "/b.webp"], "/a.webp"],
    [["/tour.mp4", "/b.webp"], "/b.webp"],
  ])("of %j is %s", (media, picture) => {
    expect(firstPicture(media)).toBe(picture);
  });

  it("is the placeholder without a still picture", () => {
    const [placeholder] = mediaOrPlaceholder([]);
    expect(firstPicture([])).toBe(placeholder);
    expect(firstPicture(["/tour.mp4"])).toBe(placeholder);
  });
});

describe("mediaOrPlaceholder", () => {
  it("gives each medium once, in its order", () => {
    expect(mediaOrPlaceholder(["/b.webp", "/a.mp4", "/b.webp"])).toEqual(["/b.webp", "/a.mp4"]);
  });

  it("gives one picture of the site itself where there are none", () => {
    expect(mediaOrPlaceholder([])).toEqual([expect.stringMatching(/^\/[\w-]+\.webp$/)]);
  });
});
