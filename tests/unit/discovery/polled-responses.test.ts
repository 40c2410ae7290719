import { feedResponse } from "@/server/discovery/feed";
import { sitemapResponse } from "@/server/discovery/sitemap";
import { statsResponse } from "@/server/discovery/stats-response";
import { ENGLISH } from "../../support/in-english";
import { showNothing, showSnapshot } from "../data/sample-snapshot";
import { homes, PLACES } from "../market/sample-market";
import { sampleWholeRental } from "../rental/sample-whole-rental";

beforeEach(async () => {
  process.env.SITE_URL = "https://bali.example";
  const rentals = homes([10, 20, 30, 40, 50]).map((home) => ({ ...sampleWholeRental(), ...home }));
  await showSnapshot({ rentals, places: PLACES });
});

/** The texts that readers and robots ask for again and again. */
const POLLED: [path: string, type: string, respond: (request: Request) => Promise<Response>][] = [
  ["feed.xml", "application/atom+xml", (request) => feedResponse(request, ENGLISH)],
  ["stats.json", "application/json", statsResponse],
  ["sitemap.xml", "application/xml", sitemapResponse],
];

describe.each(POLLED)("%s", (path, type, respond) => {
  const ask = async () => respond(new Request(`http://localhost/${path}`));

  it("is cacheable for a quarter of a minute", async () => {
    const { status, headers } = await ask();
    expect([status, headers.get("Content-Type")]).toEqual([200, `${type}; charset=utf-8`]);
    expect(headers.get("Cache-Control")).toMatch(/^public, max-age=15,/);
  });

  it("answers 503 while the data service is down", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    showNothing();
    expect((await ask()).status).toBe(503);
  });
});

test("stats.json states the rents of each area and the day of the exchange rates", async () => {
  const answer = await statsResponse();
  expect(await answer.json()).toMatchObject({
    rates_date: "2026-11-20",
    areas: [
      {
        area: "canggu",
        url: "https://bali.example/area/canggu",
        rents: [{ bedrooms: 2, count: 5, median: 30_000_000 }],
      },
    ],
  });
});
