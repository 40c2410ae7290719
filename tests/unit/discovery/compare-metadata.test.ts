import { homesMetadata } from "@/server/discovery/compare-metadata";
import { ENGLISH } from "../../support/in-english";
import { sampleWholeRental } from "../rental/sample-whole-rental";

process.env.SITE_URL = "https://bali.example";

const home = (id: number) => sampleWholeRental({ id, slug: `home-${id}` });

test.each([
  ["/compare", "Compare 2 homes in Bali"],
  ["/shared", "Shortlist of 2 homes in Bali"],
] as const)("%s has preview tags, but is kept out of search engines", (path, title) => {
  const url = `https://bali.example${path}?ids=3,1`;
  expect(homesMetadata(path, [3, 1], [home(3)], ENGLISH)).toMatchObject({
    title,
    robots: { index: false, follow: true },
    alternates: { canonical: url },
    openGraph: { title, url },
  });
});

test("the picture is that of a listed home, else the site's own", () => {
  const pictureOf = (...args: Parameters<typeof homesMetadata>) =>
    JSON.stringify(homesMetadata(...args).openGraph?.images);
  expect(pictureOf("/compare", [3, 1], [home(1)], ENGLISH)).toContain("/preview/home-1/");
  expect(pictureOf("/compare", [3], [], ENGLISH)).toContain("/brand-preview.jpg");
});
