import { comparedIds } from "@/lib/compare/compare-address";
import { compareMetadata } from "@/server/discovery/compare-metadata";
import { ENGLISH } from "../../support/in-english";
import { sampleWholeRental } from "../rental/sample-whole-rental";

process.env.SITE_URL = "https://bali.example";

const home = (id: number) => ({
  id,
  rental: sampleWholeRental({ id, slug: `home-${id}` }),
  newestAt: null,
});

const headOf = (...ids: number[]) => compareMetadata(comparedIds(ids), ids.map(home), ENGLISH);

test("a comparison has preview tags, but is kept out of search engines", () => {
  const head = headOf(3, 1);
  expect(head).toMatchObject({
    title: "Compare 2 homes in Bali",
    robots: { index: false, follow: true },
    alternates: { canonical: "https://bali.example/compare?ids=3,1" },
    openGraph: { title: "Compare 2 homes in Bali", url: "https://bali.example/compare?ids=3,1" },
  });
});

const pictureOf = ({ openGraph }: ReturnType<typeof headOf>) => JSON.stringify(openGraph?.images);

test("the picture of a comparison is that of its first listed home", () => {
  expect(pictureOf(headOf(3, 1))).toContain("/preview/home-3/");
  const gone = { id: 3, rental: null, newestAt: null };
  expect(pictureOf(compareMetadata(comparedIds([3, 1]), [gone, home(1)], ENGLISH))).toContain(
    "/preview/home-1/",
  );
});

test("without a listed home the picture is the site's own", () => {
  expect(pictureOf(compareMetadata(comparedIds([]), [], ENGLISH))).toContain("/brand-preview.jpg");
  expect(
    pictureOf(compareMetadata(comparedIds([3]), [{ id: 3, rental: null, newestAt: null }], ENGLISH)),
  ).toContain("/brand-preview.jpg");
});

test.each([
  [[], "Compare homes in Bali"],
  [[1], "Compare 1 home in Bali"],
  [[1, 2, 3, 4], "Compare 4 homes in Bali"],
  [[1, 2, 3, 4, 5], "Shortlist of 5 homes in Bali"],
])("%j is titled %s", (ids, title) => {
  expect(headOf(...ids).title).toBe(title);
});
