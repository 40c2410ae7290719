import { filesOfPage, keptPicture } from "@/lib/device/kept-files";

const photo = (letter: string, width: number) => `/photos/${letter.repeat(32)}-1200x900-aabbcc/${width}.webp`;
const img = (src: string) => `<img alt="" src="${src}" data-photo="" class="x"/>`;

it("a page needs its scripts, styles and fonts, each once, and its first three photos in one width", () => {
  const html = [
    '<link rel="preload" href="/_next/static/media/jakarta.woff2" as="font"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
    '<script src="/_next/static/chunks/b.js"></script>',
    '<script>self.__next_f.push([1,"/_next/static/chunks/b.js","/_next/static/chunks/%5Bslug%5D.js"])</script>',
    img(photo("a", 1200)),
    img("https://elsewhere.example/x.jpg"),
    img("//elsewhere.example/y.jpg"),
    img(photo("b", 640)),
    img("/media/villa.webp"),
    img(photo("c", 640)),
    '<img alt="" src="/logo.png"/>',
  ].join("");
  expect(filesOfPage(html)).toEqual([
    "/_next/static/media/jakarta.woff2",
    "/_next/static/chunks/a.css",
    "/_next/static/chunks/b.js",
    "/_next/static/chunks/%5Bslug%5D.js",
    photo("a", 828),
    photo("b", 828),
    "/media/villa.webp",
  ]);
});

it("a picture of any width is that of the kept width, or the widest of a smaller photo", () => {
  expect(keptPicture(photo("a", 160))).toBe(photo("a", 828));
  const small = `/photos/${"a".repeat(32)}-600x400-aabbcc/`;
  expect(keptPicture(`${small}320.webp`)).toBe(`${small}600.webp`);
  expect(keptPicture("/media/villa.webp")).toBe("/media/villa.webp");
});
