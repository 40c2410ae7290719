import type { LiveRentals } from "@/server/data/live-rentals";
import { statsResponse } from "@/server/discovery/stats-response";
import { homes, PLACES } from "../market/sample-market";
import { RATES } from "../money/rates";
import { READ_AT } from "./found";

const mockLive = jest.fn<Promise<LiveRentals>, []>();
jest.mock("@/server/data/live-rentals", () => ({ liveRentals: () => mockLive() }));
jest.mock("@/server/data/exchange-rates", () => ({
  ratesFor: async () => ({ rates: RATES, origin: { source: "rates.example", day: "2026-11-20" } }),
}));

beforeEach(() => {
  process.env.SITE_URL = "https://bali.example";
  mockLive.mockResolvedValue({ readAt: READ_AT, rentals: homes([10, 20, 30, 40, 50]), places: PLACES });
});

const ask = (headers: Record<string, string> = {}) =>
  statsResponse(new Request("http://localhost/stats.json", { headers }), "json");

describe("statsResponse", () => {
  it("answers with JSON as cacheable as a feed", async () => {
    const answer = await ask();
    expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toMatch(/^public, max-age=30,/);
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

  it("answers 304 when the ETag matches", async () => {
    const tag = (await ask()).headers.get("ETag") ?? "";
    expect((await ask({ "If-None-Match": tag })).status).toBe(304);
  });

  it("answers 503 with Retry-After while the data service is down", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    mockLive.mockRejectedValue(new Error("down"));
    const answer = await ask();
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "120"]);
  });
});
