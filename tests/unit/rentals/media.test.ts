import {
  firstPicture,
  isOptimizable,
  isVideo,
  mediaOrPlaceholder,
  parseMediaHosts,
  remotePatterns,
} from "@/lib/rentals/media";
import { testReadings } from "@/tests/support/case-table";

testReadings("tests/unit/rentals/media.tsv", {
  kind: (url) => (isVideo(url) ? "video" : "picture"),
  optimizer: (url) =>
    isOptimizable(url, ["cdn.example.com", "img.example.com:8443"]) ? "takes it" : "refuses it",
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
