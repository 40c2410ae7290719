import { collectedPhoto, photoSources, photoUrl, photoWidths } from "@/lib/rental/collected-photo";

const KEY = `${"0a".repeat(16)}-1280x960-a1b2c3`;
const IN_BUCKET = `https://ref.supabase.co/storage/v1/object/public/photos/${KEY}/1280.webp`;

test.each([
  [`/photos/${KEY}/1280.webp`, `/photos/${KEY}/`],
  [IN_BUCKET, `https://ref.supabase.co/storage/v1/object/public/photos/${KEY}/`],
])("the address %s states width and colour", (url, base) => {
  const photo = collectedPhoto(url);
  expect(photo).toEqual({ base, width: 1280, colour: "#a1b2c3" });
  expect(photo && photoUrl(photo)).toBe(url);
});

test.each([
  "",
  "/media/villa-01.webp",
  `/photos/${KEY}/1280.jpg`,
  `/photos/${KEY}/1280.webp?x=1`,
  `/photos/${KEY.toUpperCase()}/1280.webp`,
  `/photos/${"0a".repeat(16)}-12800x960-a1b2c3/1280.webp`,
  `/photos/${"0a".repeat(16)}-1280x960-red;}/1280.webp`,
  `/photos/${"0a".repeat(16)}/video.mp4`,
])("%s is no collected photo", (url) => {
  expect(collectedPhoto(url)).toBeNull();
});

test.each([
  [100, [100]],
  [160, [160]],
  [161, [160, 161]],
  [1280, [160, 256, 320, 400, 640, 828, 1200, 1280]],
  [1920, [160, 256, 320, 400, 640, 828, 1200, 1920]],
])("a photo %i pixels wide is stored in the widths %j", (width, widths) => {
  expect(photoWidths(width)).toEqual(widths);
});

describe("the sources of a photo in a layout", () => {
  const widthsFor = (width: number, range: Parameters<typeof photoSources>[1]) => {
    const { src, srcSet } = photoSources({ base: "/p/", width, colour: "#000000" }, range);
    const widths = Array.from(srcSet.matchAll(/\/p\/(\d+)\.webp \1w/g), ([, number]) => Number(number));
    expect([widths.length, src]).toEqual([srcSet.split(",").length, `/p/${Math.max(...widths)}.webp`]);
    return widths;
  };

  test.each([
    ["the widths within its range", 1920, [320, 828], [320, 400, 640, 828]],
    ["the photo's own width when it is in the range", 700, [320, 828], [320, 400, 640, 700]],
    ["only the photo's own width when it is narrower than the range", 200, [320, 828], [200]],
    ["a single width", 1280, [640, 640], [640]],
  ] as const)("have %s", (_, width, range, widths) => {
    expect(widthsFor(width, range)).toEqual(widths);
  });

  test("are among the stored widths of a photo of any width", () => {
    const all = Array.from({ length: 1920 }, (_, index) => index + 1);
    const missing = (width: number) => {
      const made = photoWidths(width);
      return widthsFor(width, [400, 1920]).filter((each) => !made.includes(each));
    };
    expect(all.filter((width) => missing(width).length > 0)).toEqual([]);
  });
});
