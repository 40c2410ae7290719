import { homesHref, homesRedirect, parseHomeIds } from "@/lib/compare/compare-address";
import { testReadings } from "@/tests/support/case-table";

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

const redirect = (path: "/compare" | "/shared", query: string) => {
  const target = homesRedirect(path, new URLSearchParams(query));
  const url = target === null ? null : new URL(target, "http://site");
  const again = url && homesRedirect(url.pathname === "/shared" ? "/shared" : "/compare", url.searchParams);
  return again === null ? (target ?? "none") : `${target}, then ${again}`;
};

testReadings("tests/unit/compare/compare-address.tsv", {
  ids: (query) => parseHomeIds(new URLSearchParams(query).getAll("ids")),
  compare: (query) => redirect("/compare", query),
  shared: (query) => redirect("/shared", query),
});

it("an address names at most thirty homes, and compares at most four", () => {
  expect(parseHomeIds(upTo(31).join(","))).toEqual(upTo(30));
  expect(homesHref("/shared", upTo(31))).toBe(`/shared?ids=${upTo(30)}`);
  expect(homesHref("/compare", upTo(4))).toBe("/compare?ids=1,2,3,4");
  expect(homesHref("/compare", upTo(5))).toBe("/shared?ids=1,2,3,4,5");
  expect(homesHref("/compare", [])).toBe("/compare");
});
