import { channelSources } from "@/lib/rentals/channel-sources";
import { PICTURE_WIDTHS, pictureAt, pictureSources } from "@/lib/rentals/picture-sources";

test("a picture has sources of the widths in the range, narrowest first", () => {
  const { src, srcSet } = pictureSources("/media/villa 01.webp", [320, 640]);
  expect(src).toBe("/_next/image?url=%2Fmedia%2Fvilla%2001.webp&w=640&q=75");
  expect(srcSet?.split(", ").map((part) => part.split(" ")[1])).toEqual(["320w", "400w", "640w"]);
  expect(srcSet).toContain("/_next/image?url=%2Fmedia%2Fvilla%2001.webp&w=400&q=75 400w");
});

test("an SVG has one source without widths", () => {
  expect(pictureSources("https://cdn.example.com/plan.svg?v=2", [320, 640])).toEqual({
    src: "https://cdn.example.com/plan.svg?v=2",
  });
});

describe("pictureAt", () => {
  const at = (query: string) => pictureAt(`/_next/image?${query}`);

  it.each([
    "/media/pool-01.webp",
    "/media/villa 01.webp",
    "https://cdn.example/a'b.jpg?w=1&h=2",
    "https://cdn.example/%C3%A9.jpg",
    "/media/вилла.webp",
  ])("finds the picture of every address that pictureSources makes for %s", (src) => {
    for (const part of pictureSources(src, [PICTURE_WIDTHS[0], 1920]).srcSet?.split(", ") ?? []) {
      const [address = ""] = part.split(" ");
      // The form in which a browser sends the address.
      const { pathname, search } = new URL(address, "https://site.example");
      expect(pictureAt(pathname + search)).toBe(src);
    }
  });

  it.each([
    ["another case of an escape", "url=%2fmedia%2Fx.webp&w=640&q=75"],
    ["a missing escape", "url=/media%2Fx.webp&w=640&q=75"],
    ["a needless escape", "url=%2Fmedia%2F%78.webp&w=640&q=75"],
    ["another order", "w=640&url=%2Fmedia%2Fx.webp&q=75"],
    ["an additional key", "url=%2Fmedia%2Fx.webp&w=640&q=75&v=1"],
    ["a key twice", "url=%2Fmedia%2Fx.webp&w=640&w=640&q=75"],
    ["no width", "url=%2Fmedia%2Fx.webp&q=75"],
    ["an unsupported width", "url=%2Fmedia%2Fx.webp&w=641&q=75"],
    ["a width with a leading zero", "url=%2Fmedia%2Fx.webp&w=0640&q=75"],
    ["another quality", "url=%2Fmedia%2Fx.webp&w=640&q=76"],
    ["a plus for a space", "url=%2Fmedia%2Fx+y.webp&w=640&q=75"],
    ["bytes that are not UTF-8", "url=%2Fmedia%2F%ff.webp&w=640&q=75"],
    ["an SVG", "url=%2Ficon.svg&w=640&q=75"],
    ["nothing", ""],
  ])("is null for an address with %s", (_, query) => {
    expect(at(query)).toBeNull();
  });

  it("is null for another path", () => {
    expect(pictureAt("/_next/image/?url=%2Fmedia%2Fx.webp&w=640&q=75")).toBeNull();
    expect(pictureAt("/_next/image")).toBeNull();
  });
});

const post = (source_channel_name: string | null, day: number | null) => ({
  source_channel_name,
  posted_at: day === null ? null : `2026-11-0${day}T00:00:00.000Z`,
});

test.each([
  ["no listings", [], []],
  [
    "a channel, with and without @",
    [post("bali_rent", 1), post("@bali_rent", 3), post("bali_rent", 2)],
    [{ name: "bali_rent", posts: 3, newest: "2026-11-03T00:00:00.000Z" }],
  ],
  [
    "most posts first, then by name; groups without a public name count as one",
    [post("villas", 1), post("c/1234", 2), post(null, 1), post("homes", null)],
    [
      { name: null, posts: 2, newest: "2026-11-02T00:00:00.000Z" },
      { name: "homes", posts: 1, newest: null },
      { name: "villas", posts: 1, newest: "2026-11-01T00:00:00.000Z" },
    ],
  ],
])("%s", (_, rentals, sources) => {
  expect(channelSources(rentals)).toEqual(sources);
});
