import { countedVisit } from "@/lib/numbers/counted-visit";
import { isCounted } from "@/lib/numbers/is-counted";
import { VisitBatch } from "@/lib/numbers/visit-batch";
import { testReadings } from "@/tests/support/case-table";

const CHROME =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36";

testReadings("tests/unit/numbers/counted-visit.tsv", {
  visit: (address) => {
    const visit = countedVisit("view", address);
    if (visit === null) return "none";
    const [what, of] = "rental" in visit ? ["rental", visit.rental] : ["query", visit.query];
    return `${visit.kind} of the ${what} ${JSON.stringify(of)}`;
  },
});

test.each([
  ["a browser", { "user-agent": CHROME }, true],
  ["a page of the site", { "user-agent": CHROME, "sec-fetch-site": "same-origin" }, true],
  ["Do Not Track that is off", { "user-agent": CHROME, dnt: "0" }, true],
  ["Do Not Track", { "user-agent": CHROME, dnt: "1" }, false],
  ["Global Privacy Control", { "user-agent": CHROME, "sec-gpc": "1" }, false],
  ["another site", { "user-agent": CHROME, "sec-fetch-site": "cross-site" }, false],
  ["no browser named", {}, false],
  ["a script", { "user-agent": "curl/8.5.0" }, false],
  [
    "a search engine that renders pages",
    { "user-agent": `${CHROME} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)` },
    false,
  ],
  ["a browser without a screen", { "user-agent": CHROME.replace("Chrome", "HeadlessChrome") }, false],
])("%s: counted is %s", (_, headers, counted) => {
  expect(isCounted(headers)).toBe(counted);
});

describe("a batch", () => {
  const visit = (rental: string) => ({ kind: "view", rental }) as const;

  test("adds equal visits up, and begins anew once it is taken", () => {
    const batch = new VisitBatch();
    for (const rental of ["a", "b", "a"]) batch.add(visit(rental));
    batch.add({ kind: "view", query: "a" });
    expect(batch.take()).toEqual([
      { kind: "view", rental: "a", query: null, visits: 2 },
      { kind: "view", rental: "b", query: null, visits: 1 },
      { kind: "view", rental: null, query: "a", visits: 1 },
    ]);
    expect(batch.take()).toEqual([]);
  });

  test("takes no room from rentals for made-up lists", () => {
    const batch = new VisitBatch();
    for (let at = 0; at < 5_000; at += 1) batch.add({ kind: "view", query: `min_bedrooms=${at}` });
    batch.add(visit("villa"));
    expect(batch.take().map(({ rental }) => rental)).toContain("villa");
  });

  test("is bounded, also when counts come back", () => {
    const batch = new VisitBatch();
    for (let at = 0; at < 5_000; at += 1) batch.add({ kind: "view", query: `x${at}` });
    for (let at = 0; at < 5_000; at += 1) batch.add(visit(`x${at}`));
    for (let at = 0; at < 5_000; at += 1) batch.add(visit("x0"));
    const taken = batch.take();
    expect(taken).toHaveLength(1_000);
    expect(taken[0]?.visits).toBe(1_000);
    for (let at = 0; at < 10; at += 1) batch.add(visit(`y${at}`));
    batch.putBack(taken);
    batch.putBack(taken);
    const again = batch.take();
    expect(again).toHaveLength(1_000);
    expect(Math.max(...again.map(({ visits }) => visits))).toBe(1_000);
  });
});
