import { NextRequest } from "next/server";
import { encodeQuerySegment } from "@/lib/filters/query-segment";
import type { ListQuery } from "@/lib/filters/schema";
import { middleware } from "@/middleware";

const answerTo = (path: string) => middleware(new NextRequest(`http://bali.test:4000${path}`));

function expectRedirect(path: string, target: string): void {
  const { status, headers } = answerTo(path);
  expect([status, headers.get("Location")]).toEqual([308, target]);
}

function expectPage(path: string, page: string): void {
  const { status, headers } = answerTo(path);
  expect([status, headers.get("x-middleware-rewrite")]).toEqual([200, `http://bali.test:4000${page}`]);
}

beforeEach(() => {
  process.env.SITE_URL = "https://bali.example";
});

describe("middleware on the home screen", () => {
  it.each([
    ["/?location=Canggu", "http://bali.test:4000/?location=canggu"],
    [
      "/?price_min=20jt&price_max=Rp+9.900.000",
      "http://bali.test:4000/?price_min=9500000&price_max=20000000&swapped=1",
    ],
    ["/?page=1&utm_source=x", "http://bali.test:4000/?utm_source=x"],
  ])("redirects %s permanently to %s", expectRedirect);

  it.each<[string, Partial<ListQuery>]>([
    ["/?location=canggu,pererenan", { location: ["canggu", "pererenan"] }],
    ["/?utm_source=y&price_by=month", { price_by: "month" }],
  ])("serves %s from the page of its filters, without other keys", (path, query) => {
    expectPage(path, `/en/search/${encodeQuerySegment(query)}`);
  });
});

describe("middleware on a comparison", () => {
  it.each([
    ["/compare?ids=12&ids=45", "http://bali.test:4000/compare?ids=12,45"],
    ["/compare?ids=", "http://bali.test:4000/compare"],
    ["/compare/12-45", "https://bali.example/compare?ids=12,45"],
    ["/compare/none", "https://bali.example/compare"],
  ])("redirects %s permanently to %s", expectRedirect);

  it.each([
    ["/compare?ids=45%2C12&utm_source=x", "/en/compare/45-12"],
    ["/compare", "/en/compare/none"],
  ])("serves %s from %s, without other keys", expectPage);

  it("leaves an address that is no comparison to the page", () => {
    const { status, headers } = answerTo("/compare/12-x");
    expect([status, headers.get("x-middleware-next")]).toEqual([200, "1"]);
  });
});

describe("middleware in another language", () => {
  it.each([
    ["/ru?location=Canggu", "http://bali.test:4000/ru?location=canggu"],
    ["/id?sort=none", "http://bali.test:4000/id"],
    ["/ru/compare?ids=2&ids=1", "http://bali.test:4000/ru/compare?ids=2,1"],
    ["/id/compare/12-45", "https://bali.example/id/compare?ids=12,45"],
    [`/ru/search/${encodeQuerySegment({ stay: 3 })}`, "https://bali.example/ru?stay=3"],
    ["/ru/rental?slug=blue-house", "https://bali.example/ru/rental/blue-house"],
    ["/RU", "https://bali.example/ru"],
    ["/Id/liked?x=1", "https://bali.example/id/liked?x=1"],
    ["/en", "https://bali.example/"],
    ["/EN/area/canggu", "https://bali.example/area/canggu"],
    ["/en/en", "https://bali.example/en"],
    ["/EN//evil.example/x", "https://bali.example/evil.example/x"],
  ])("redirects %s permanently to %s", expectRedirect);

  it.each([
    ["/ru?location=canggu", `/ru/search/${encodeQuerySegment({ location: ["canggu"] })}`],
    ["/id/compare?ids=45,12", "/id/compare/45-12"],
  ])("serves %s from %s", expectPage);
});
