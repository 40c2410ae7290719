import { NextRequest } from "next/server";
import { encodeQuerySegment } from "@/lib/filters/query-segment";
import type { ListQuery } from "@/lib/filters/schema";
import { middleware } from "@/middleware";
import { readCases } from "@/tests/support/case-table";

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

it.each(readCases("tests/unit/filters/redirects.tsv", ["path", "target"]))(
  "the middleware redirects $path permanently to $target ($at)",
  ({ path, target }) => expectRedirect(path, target),
);

it("the middleware redirects an internal path to the address of its filters", () => {
  expectRedirect(`/ru/search/${encodeQuerySegment({ stay: 3 })}`, "https://bali.example/ru?stay=3");
});

describe("middleware on the home screen", () => {
  it.each<[string, Partial<ListQuery>]>([
    ["/?location=canggu,pererenan", { location: ["canggu", "pererenan"] }],
    ["/?utm_source=y&price_by=month", { price_by: "month" }],
  ])("serves %s from the page of its filters, without other keys", (path, query) => {
    expectPage(path, `/en/search/${encodeQuerySegment(query)}`);
  });
});

describe("middleware on a comparison", () => {
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
    ["/ru?location=canggu", `/ru/search/${encodeQuerySegment({ location: ["canggu"] })}`],
    ["/id/compare?ids=45,12", "/id/compare/45-12"],
  ])("serves %s from %s", expectPage);
});
