import {
  firstPicture,
  isOptimizable,
  isVideo,
  mediaOrPlaceholder,
  parseMediaHosts,
  remotePatterns,
} from "@/lib/rentals/media";

describe("isVideo", () => {
  it.each([
    "/media/tour.mp4",
    "/media/tour.mov",
    "/media/TOUR.MP4",
    "https://cdn.test/a/tour.Mov",
    "https://cdn.test/tour.mp4?token=a.b",
    "https://cdn.test/tour.mov#t=5",
  ])("is true for %s", (url) => {
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
  ])("is false for %j", (url) => {
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

describe("parseMediaHosts", () => {
  it.each([
    [undefined, []],
    ["", []],
    ["cdn.example.com", ["cdn.example.com"]],
    [" CDN.example.com , media.example.org ,", ["cdn.example.com", "media.example.org"]],
    ["https://cdn.example.com,*.example.com,a b,ok.test", ["ok.test"]],
    ["cdn.test:8443, img.test:443, a.test:, b.test:x, c.test:123456", ["cdn.test:8443", "img.test"]],
  ])("reads %j as %j", (list, hosts) => {
    expect(parseMediaHosts(list)).toEqual(hosts);
  });
});

test("the patterns for the framework include the port", () => {
  expect(remotePatterns(["cdn.test:8443", "img.test"])).toEqual([
    { protocol: "https", hostname: "cdn.test", port: "8443" },
    { protocol: "https", hostname: "img.test", port: "" },
  ]);
});

describe("isOptimizable", () => {
  const hosts = ["cdn.example.com", "img.example.com:8443"];

  it.each([
    "/media/pool.webp",
    "/a",
    "https://cdn.example.com/pool.jpg",
    "https://CDN.example.com/pool.jpg?w=1",
    "https://cdn.example.com:443/pool.jpg",
    "https://img.example.com:8443/pool.jpg",
  ])("accepts %s", (url) => {
    expect(isOptimizable(url, hosts)).toBe(true);
  });

  it.each([
    "//evil.test/pool.jpg",
    "/\\evil.test/pool.jpg",
    "http://cdn.example.com/pool.jpg",
    "https://evil.test/pool.jpg",
    "https://cdn.example.com.evil.test/pool.jpg",
    "https://cdn.example.com@evil.test/pool.jpg",
    "https://cdn.example.com:8443/pool.jpg",
    "https://cdn.example.com:22/pool.jpg",
    "https://img.example.com/pool.jpg",
    "https://user:pw@cdn.example.com/pool.jpg",
    "https://:pw@cdn.example.com/pool.jpg",
    "https://cdn.example.com/pool.jpg#1",
    "https://cdn.example.com/pool.jpg#",
    "/media/pool.webp#1",
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "media/pool.webp",
    "",
    "https://",
  ])("rejects %j", (url) => {
    expect(isOptimizable(url, hosts)).toBe(false);
  });
});
