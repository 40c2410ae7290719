import { createServer } from "node:http";
import { GET } from "@/app/[locale]/api/rentals/copies/route";
import { shellPaths } from "@/lib/shortlist/shell";
import { photoAt, photosToStore } from "@/lib/shortlist/stored-photos";
import { olderReads } from "@/server/data/older-reads";
import { type Listening, listen } from "../../support/loopback";
import { showSnapshot } from "../data/sample-snapshot";

const villa = { id: 1, title: "Villa", message_type: "rental", is_complete_listing: true };
const ROWS: Readonly<Record<string, readonly { id: number; [column: string]: unknown }[]>> = {
  rentals: [{ ...villa, posted_at_telegram: new Date().toISOString() }],
  rental_removals: [9, 1].map((id) => ({ id, rental_id: id, removed_at: "2026-02-03T04:00:00+00:00" })),
};

let service: Listening;

beforeAll(async () => {
  service = await listen(
    createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? "", "http://service.test");
      const asked = `${searchParams.get("id")}${searchParams.get("rental_id")}`.match(/\d+/g)?.map(Number);
      const rows = ROWS[pathname.split("/").at(-1) ?? ""]?.filter(({ id }) => asked?.includes(id));
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(rows));
    }),
  );
  process.env.SUPABASE_URL = service.url;
  process.env.SUPABASE_ANON_KEY = "public";
  await showSnapshot({ readAt: Date.now(), older: olderReads() });
});

afterAll(() => service[Symbol.asyncDispose]());

const copiesIn = (locale: string, ids: string) =>
  GET(new Request(`http://site.test/?ids=${ids}`), { params: Promise.resolve({ locale }) });

it("the answer returns for each id, in order, a copy of the rental or the time of its removal", async () => {
  const { copies } = await (await copiesIn("en", "9,1,5")).json();
  expect(copies).toEqual([
    { id: 9, status: "removed", removedAt: "2026-02-03T04:00:00.000Z" },
    // A copy has no comparison of its rent, which would become outdated.
    expect.objectContaining({
      id: 1,
      status: "live",
      locale: "en",
      card: expect.not.objectContaining({ standing: expect.anything() }),
    }),
    { id: 5, status: "removed", removedAt: null },
  ]);
});

it("the answer returns copies in the language of the address", async () => {
  const { copies } = await (await copiesIn("ru", "1")).json();
  expect(copies).toEqual([expect.objectContaining({ id: 1, locale: "ru" })]);
});

const COLLECTED = "/photos/0123456789abcdef0123456789abcdef-1280x960-a1b2c3/1280.webp";

it("photosToStore has the first three still pictures that the site serves itself", () => {
  const media = ["/media/tour.mp4", "/media/1.webp", "https://elsewhere.example/2.jpg", COLLECTED];
  const addresses = photosToStore([...media, "/media/3.webp", "/media/4.webp"]);
  expect(addresses.map(({ url }) => url)).toEqual(["/media/1.webp", COLLECTED, "/media/3.webp"]);
});

it.each([
  ["the site", "/media/1.webp"],
  ["the collector", COLLECTED],
])("photoAt recognises a photo of %s by its address", (_, url) => {
  const [photo] = photosToStore([url]);
  expect(photoAt(new URL(photo?.address ?? "", "http://site.example"))).toBe(url);
});

it.each([
  [COLLECTED.replace("/1280.webp", "/320.webp"), COLLECTED],
  ["/icon.svg", "/icon.svg"],
])("%s is an address of the photo %s", (address, url) => {
  expect(photoAt(new URL(address, "http://site.example"))).toBe(url);
});

test.each([
  ["/ru/rental/villa", ["/ru/liked", "/liked", "/id/liked"]],
  ["/rental/villa", ["/liked", "/id/liked", "/ru/liked"]],
])("offline, %s falls back to the liked rentals in its own language first", (pathname, paths) => {
  expect(shellPaths(pathname)).toEqual(paths);
});
