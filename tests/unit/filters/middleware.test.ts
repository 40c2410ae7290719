import { NextRequest } from "next/server";
import { encodeQuerySegment } from "@/lib/filters/query-segment";
import type { ListQuery } from "@/lib/filters/schema";
import { middleware } from "@/middleware";

const answerTo = (path: string) => middleware(new NextRequest(`http://bali.test:4000${path}`));

beforeEach(() => {
  process.env.SITE_URL = "https://bali.example";
});

describe("middleware on the home screen", () => {
  it.each([
    ["/?location=Canggu", "http://bali.test:4000/?location=canggu"],
    ["/?dateRange=month&sort=none", "http://bali.test:4000/"],
    ["/?includes=pets&location=&includes=wifi", "http://bali.test:4000/?includes=wifi,pets"],
    ["/?includes=wifi&includes=sauna&utm_source=x", "http://bali.test:4000/?includes=wifi&utm_source=x"],
    ["/?type=villa&type=room", "http://bali.test:4000/?type=room,villa"],
    ["/?contact=%2B6281234567890", "http://bali.test:4000/"],
    [
      "/?price_min=20jt&price_max=Rp+9.900.000",
      "http://bali.test:4000/?price_min=9500000&price_max=20000000&swapped=1",
    ],
    ["/?page=1&utm_source=x", "http://bali.test:4000/?utm_source=x"],
    ["/?location=Pererenan%2C+canggu", "http://bali.test:4000/?location=canggu,pererenan"],
    [
      `/?location=${"tsrqponmlkjihgfedcba".split("").join()}`,
      "http://bali.test:4000/?location=k,l,m,n,o,p,q,r,s,t&more_areas=1",
    ],
    ["/?location=canggu&more_areas=1", "http://bali.test:4000/?location=canggu"],
    ["/?more_areas=1", "http://bali.test:4000/"],
  ])("redirects %s permanently to %s", (path, target) => {
    const { status, headers } = answerTo(path);
    expect([status, headers.get("Location")]).toEqual([308, target]);
  });

  it.each<[string, Partial<ListQuery>]>([
    ["/?location=canggu", { location: ["canggu"] }],
    ["/?location=canggu&utm_source=x", { location: ["canggu"] }],
    ["/?location=canggu,pererenan", { location: ["canggu", "pererenan"] }],
    ["/?utm_source=y&location=canggu", { location: ["canggu"] }],
    ["/?price_by=month", { price_by: "month" }],
    ["/?contact=0123456789ab", { contact: "0123456789ab" }],
  ])("serves %s from the page of its filters, without other keys", (path, query) => {
    const { status, headers } = answerTo(path);
    const page = `http://bali.test:4000/en/search/${encodeQuerySegment(query)}`;
    expect([status, headers.get("x-middleware-rewrite")]).toEqual([200, page]);
  });
});

describe("middleware on a comparison", () => {
  it.each([
    ["/compare?ids=12&ids=45", "http://bali.test:4000/compare?ids=12,45"],
    ["/compare?ids=x,012,12&utm_source=x", "http://bali.test:4000/compare?ids=12&utm_source=x"],
    ["/compare?ids=", "http://bali.test:4000/compare"],
    ["/compare/12-45", "https://bali.example/compare?ids=12,45"],
    ["/compare/none", "https://bali.example/compare"],
  ])("redirects %s permanently to %s", (path, target) => {
    const { status, headers } = answerTo(path);
    expect([status, headers.get("Location")]).toEqual([308, target]);
  });

  it.each([
    ["/compare?ids=45,12", "45-12"],
    ["/compare?ids=45%2C12&utm_source=x", "45-12"],
    ["/compare", "none"],
  ])("serves %s from the page of its rentals, without other keys", (path, segment) => {
    const { status, headers } = answerTo(path);
    expect([status, headers.get("x-middleware-rewrite")]).toEqual([
      200,
      `http://bali.test:4000/en/compare/${segment}`,
    ]);
  });

  it.each(["/compare/12-x", "/compare/12-12", "/compare/no-homes"])("leaves %s to the page", (path) => {
    const { status, headers } = answerTo(path);
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
  ])("redirects %s permanently to %s", (path, target) => {
    const { status, headers } = answerTo(path);
    expect([status, headers.get("Location")]).toEqual([308, target]);
  });

  it.each([
    ["/ru?location=canggu", `/ru/search/${encodeQuerySegment({ location: ["canggu"] })}`],
    ["/id/compare?ids=45,12", "/id/compare/45-12"],
  ])("serves %s from %s", (path, page) => {
    expect(answerTo(path).headers.get("x-middleware-rewrite")).toBe(`http://bali.test:4000${page}`);
  });
});
