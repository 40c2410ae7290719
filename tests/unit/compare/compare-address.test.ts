import {
  comparedIds,
  comparedRedirect,
  compareHref,
  decodeComparedSegment,
  encodeComparedSegment,
  parseCompared,
} from "@/lib/compare/compare-address";
import { testReadings } from "@/tests/support/case-table";

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const thirty = upTo(30).join(",");

testReadings("tests/unit/compare/compare-address.tsv", {
  ids: (query) => {
    const { ids, isCut } = parseCompared(new URLSearchParams(query));
    return isCut ? "cut" : ids;
  },
  redirect: (query) => {
    const target = comparedRedirect(new URLSearchParams(query));
    const again = target === null ? null : comparedRedirect(new URL(target, "http://site").searchParams);
    return again === null ? (target ?? "none") : `${target}, then ${again}`;
  },
  segment: (segment) => (decodeComparedSegment(segment) === null ? "refused" : "read"),
});

describe("parseCompared", () => {
  it.each([
    ["exactly thirty", `ids=${thirty}`, false],
    ["thirty, marked as cut", `ids=${thirty}&more=1`, true],
    ["thirty-one", `ids=${thirty},31`, true],
    ["thirty and a repeated one", `ids=${thirty},7`, false],
    ["thirty and junk", `ids=${thirty},x`, false],
    ["five hundred", `ids=${upTo(500)}`, true],
  ])("keeps the first thirty of %s", (_, query, isCut) => {
    expect(parseCompared(new URLSearchParams(query))).toEqual({ ids: upTo(30), isCut });
  });

  it("ignores the mark of a cut list below thirty", () => {
    expect(parseCompared(new URLSearchParams("ids=1,2&more=1"))).toEqual({ ids: [1, 2], isCut: false });
  });
});

describe("the segment of the page cache", () => {
  it.each([
    ["none", []],
    ["12", [12]],
    ["78-12", [78, 12]],
    [thirty.replaceAll(",", "-"), upTo(30)],
    [`${thirty.replaceAll(",", "-")}-more`, upTo(31)],
  ])("round-trips %s", (segment, ids) => {
    const compared = comparedIds(ids);
    expect(encodeComparedSegment(compared)).toBe(segment);
    expect(decodeComparedSegment(segment)).toEqual(compared);
    expect(parseCompared(new URL(compareHref(compared), "http://site").searchParams)).toEqual(compared);
  });
});
