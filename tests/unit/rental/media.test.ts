import { firstPicture, isOwnFile, isVideo, mediaOrPlaceholder } from "@/lib/rental/media";
import { testReadings } from "@/tests/support/case-table";

testReadings("tests/unit/rental/media.tsv", {
  kind: (url) => (isVideo(url) ? "video" : "picture"),
  file: (url) => (isOwnFile(url) ? "of the site" : "elsewhere"),
});

describe("firstPicture", () => {
  it.each([
    [["/a.webp", "/b.webp"], "/a.webp"],
    [["/tour.mp4", "/b.webp"], "/b.webp"],
  ])("of %j is %s", (media, picture) => {
    expect(firstPicture(media)).toBe(picture);
  });

  it("is the placeholder when there is no still picture", () => {
    const [placeholder] = mediaOrPlaceholder([]);
    expect(firstPicture([])).toBe(placeholder);
    expect(firstPicture(["/tour.mp4"])).toBe(placeholder);
  });
});

describe("mediaOrPlaceholder", () => {
  it("returns each medium once, in order", () => {
    expect(mediaOrPlaceholder(["/b.webp", "/a.mp4", "/b.webp"])).toEqual(["/b.webp", "/a.mp4"]);
  });

  it("returns one picture of the site when there are none", () => {
    expect(mediaOrPlaceholder([])).toEqual([expect.stringMatching(/^\/[\w-]+\.webp$/)]);
  });
});
