import {
  comparedIds,
  comparedRedirect,
  compareHref,
  decodeComparedSegment,
  encodeComparedSegment,
  parseCompared,
} from "@/lib/compare/compare-address";

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const thirty = upTo(30).join(",");

describe("parseCompared", () => {
  it.each([
    ["ids=12,45,78", [12, 45, 78]],
    ["ids=78,12", [78, 12]],
    ["ids=12&ids=45", [12, 45]],
    ["ids=12,45&ids=78&ids=12", [12, 45, 78]],
    ["ids=12,12,012", [12]],
    ["ids=%2012%20,+45", [12, 45]],
    ["ids=0", [0]],
    ["ids=9007199254740991", [9_007_199_254_740_991]],
    ["ids=9007199254740992,9007199254740993,5", [5]],
    ["ids=99999999999999999999999999", []],
    ["ids=-1,1.5,1e3,0x10,NaN,Infinity,12abc,null", []],
    ["ids=12;45", []],
    ["ids=,,", []],
    ["ids=", []],
    ["IDS=12", []],
    ["", []],
    ["ids=45&of=12,45,78", [45]],
    ["of=12,45,78", [12, 45, 78]],
    ["of=x", []],
  ])("reads %s as %j", (query, ids) => {
    expect(parseCompared(new URLSearchParams(query))).toEqual({ ids, isCut: false });
  });

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

test.each([
  ["ids=12,45,78", null],
  ["ids=12%2C45%2C78", null],
  ["utm_source=x&ids=12,45", null],
  [`ids=${thirty}&more=1`, null],
  ["", null],
  ["utm_source=x", null],
  ["ids=12&ids=45", "/compare?ids=12,45"],
  ["ids=012", "/compare?ids=12"],
  ["ids=12,12", "/compare?ids=12"],
  ["ids=12,x&utm_source=a%20b", "/compare?ids=12&utm_source=a+b"],
  ["ids=x&utm_source=y", "/compare?utm_source=y"],
  ["ids=x", "/compare"],
  ["ids=", "/compare"],
  ["ids=1,2&more=1", "/compare?ids=1,2"],
  ["more=1&ids=1,2", "/compare?ids=1,2"],
  ["of=1,2,3&ids=2&ids=3", "/compare?ids=2,3"],
  ["of=1,2,3", "/compare?ids=1,2,3"],
  [`ids=${upTo(31)}`, `/compare?ids=${thirty}&more=1`],
])("comparedRedirect redirects %s to %s", (query, target) => {
  const search = new URLSearchParams(query);
  expect(comparedRedirect(search)).toBe(target);
  if (target !== null) expect(comparedRedirect(new URL(target, "http://site").searchParams)).toBeNull();
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

  it.each([
    "",
    "-",
    "12-12",
    "012",
    "12,45",
    "12-x",
    "12-more",
    "more",
    "9007199254740993",
    upTo(31).join("-"),
    "%2e",
  ])("rejects %j", (segment) => {
    expect(decodeComparedSegment(segment)).toBeNull();
  });
});
