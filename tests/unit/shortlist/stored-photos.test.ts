import { photoAt, photosToStore } from "@/lib/shortlist/stored-photos";

const COLLECTED = "/photos/0123456789abcdef0123456789abcdef-1280x960-a1b2c3/1280.webp";

it("stores the first three still pictures that the site serves itself", () => {
  const media = ["/media/tour.mp4", "/media/1.webp", "https://elsewhere.example/2.jpg", COLLECTED];
  const addresses = photosToStore([...media, "/media/3.webp", "/media/4.webp"]);
  expect(addresses.map(({ url }) => url)).toEqual(["/media/1.webp", COLLECTED, "/media/3.webp"]);
});

it.each([
  ["the optimizer", "/media/1.webp"],
  ["the collector", COLLECTED],
])("recognises a photo of %s by its address", (_, url) => {
  const [photo] = photosToStore([url]);
  expect(photoAt(new URL(photo?.address ?? "", "http://site.example"))).toBe(url);
});

it.each([
  ["/_next/image?url=%2Fmedia%2F1.webp&w=320&q=75", "/media/1.webp"],
  [COLLECTED.replace("/1280.webp", "/320.webp"), COLLECTED],
  ["/icon.svg", "/icon.svg"],
])("%s is an address of the photo %s", (address, url) => {
  expect(photoAt(new URL(address, "http://site.example"))).toBe(url);
});
