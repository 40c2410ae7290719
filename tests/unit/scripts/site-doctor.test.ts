import type { DoctorFacts } from "@/scripts/site/doctor-facts";
import { findingLines, findings } from "@/scripts/site/findings.ts";
import { pageKinds } from "@/scripts/site/page-kinds.ts";

const now = new Date("2026-11-26T04:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const minutesAgo = (minutes: number) => ago(minutes / 60);

const serving = { release: "/srv/r/site", linked: "/srv/r/site", follows: true, refused: null };
const health = { dataService: "up", shown: 9, newest: ago(1), oldest: ago(24 * 30), ratesFetchedAt: ago(5) };
const robots = { isFound: true, isIndexed: true, asksNoIndex: false };
const domain = {
  name: "r.example",
  addresses: ["192.0.2.1"],
  own: ["192.0.2.1"],
  certificateEnds: ago(-24 * 60),
};
const home = { kind: "home", path: "/", status: 200, wanted: 200 };

/** A healthy site. */
const well: DoctorFacts = {
  now,
  nodeVersion: "24.21.0",
  commit: "abc of 2026-11-26",
  isBuilt: true,
  data: "/srv/r/data",
  folder: { isPrivate: true, inaccessible: null },
  disk: { freeMb: 1_000, neededMb: 1_000 },
  backups: [ago(60), ago(36)],
  serving,
  lastBeat: minutesAgo(5),
  queue: { posts: 200, messages: 500 },
  health,
  robots,
  pages: [home],
  domain,
  daysShown: 30,
};

const wrongIn = (facts: DoctorFacts) =>
  findings(facts).flatMap(({ check, isRight }) => (isRight ? [] : check));

test("nothing is wrong at the limits, nor without a follower, a domain and search engines", () => {
  expect(wrongIn(well)).toEqual([]);
  const small = { ...well, domain: null, lastBeat: null, serving: { ...serving, follows: false } };
  expect(wrongIn({ ...small, robots: { ...robots, isIndexed: false, asksNoIndex: true } })).toEqual([]);
  expect(wrongIn({ ...well, daysShown: 90, health: { ...health, oldest: ago(24 * 90) } })).toEqual([]);
});

test.each<[string, string, Partial<DoctorFacts>]>([
  ["an old Node.js", "versions", { nodeVersion: "18.19.0" }],
  ["a missing build", "versions", { isBuilt: false }],
  ["a full disk", "disk", { disk: { freeMb: 999, neededMb: 1_000 } }],
  ["no data folder", "folder", { folder: null }],
  ["a folder that others can read", "folder", { folder: { isPrivate: false, inaccessible: null } }],
  ["an inaccessible file", "folder", { folder: { isPrivate: true, inaccessible: "/srv/r/data/x" } }],
  ["no backup", "backups", { backups: [] }],
  ["a backup older than 36 hours", "backups", { backups: [ago(37)] }],
  ["a site that is not running", "site", { serving: null, lastBeat: null }],
  ["a linked release that is not served", "site", { serving: { ...serving, linked: "/srv/r/releases/b" } }],
  ["a release that failed to start", "site", { serving: { ...serving, refused: "data does not start." } }],
  ["a follower silent for six minutes", "follower", { lastBeat: minutesAgo(6) }],
  ["a follower that never started", "follower", { lastBeat: null }],
  ["too many waiting posts", "queue", { queue: { posts: 201, messages: 0 } }],
  ["too many unsent messages", "queue", { queue: { posts: 0, messages: 501 } }],
  ["a data service that is down", "listings", { health: { ...health, dataService: "down" } }],
  ["no listings", "listings", { health: { ...health, newest: null, oldest: null } }],
  ["no listing newer than a week", "listings", { health: { ...health, newest: ago(24 * 8) } }],
  ["listings past their last day", "listings", { health: { ...health, oldest: ago(24 * 33) } }],
  ["outdated rates", "rates", { health: { ...health, ratesFetchedAt: ago(49) } }],
  ["no rates", "rates", { health: { ...health, ratesFetchedAt: null } }],
  ["no robots.txt", "robots", { robots: { ...robots, isFound: false } }],
  ["a robots.txt that blocks crawlers", "robots", { robots: { ...robots, isIndexed: false } }],
  ["a kind of page that fails", "pages", { pages: [home, { ...home, path: "/about", status: 500 }] }],
  ["a kind of page that does not answer", "pages", { pages: [{ ...home, status: null }] }],
  ["no pages", "pages", { pages: [] }],
  ["a domain without an address", "dns", { domain: { ...domain, addresses: [] } }],
  ["a domain of another machine", "dns", { domain: { ...domain, addresses: ["192.0.2.9"] } }],
  ["no certificate", "certificate", { domain: { ...domain, certificateEnds: null } }],
  [
    "a certificate with 13 days left",
    "certificate",
    { domain: { ...domain, certificateEnds: ago(-24 * 14 + 1) } },
  ],
])("%s fails the check %s alone, with advice", (_, check, fault) => {
  const facts = { ...well, ...fault };
  expect(wrongIn(facts)).toEqual([check]);
  const lines = findingLines(findings(facts));
  expect(lines.find((line) => line.startsWith("WRONG"))).toContain(check);
  expect(lines.filter((line) => line.includes("-> "))).toHaveLength(1);
  expect(lines.at(-1)).toBe("1 thing to put right.");
});

test("a site that does not answer fails every check that queries it", () => {
  expect(wrongIn({ ...well, health: null, robots: null, pages: [], queue: null })).toEqual([
    "queue",
    "listings",
    "rates",
    "robots",
    "pages",
  ]);
});

test("one page of each kind in each language is checked", () => {
  const paths = [
    "/",
    "/?location=ubud&amp;page=2",
    "/?location=amed",
    "/rental/a",
    "/rental/b",
    "/id",
    "/ru/area/x",
    "/about",
  ];
  const sitemap = paths.map((path) => `<url><loc>https://r.example${path}</loc></url>`).join("");
  const kinds = pageKinds(sitemap);
  expect(kinds.slice(0, 6)).toEqual([
    { kind: "home", path: "/", wanted: 200 },
    { kind: "list", path: "/?location=ubud&page=2", wanted: 200 },
    { kind: "rental", path: "/rental/a", wanted: 200 },
    { kind: "id/home", path: "/id", wanted: 200 },
    { kind: "ru/area", path: "/ru/area/x", wanted: 200 },
    { kind: "about", path: "/about", wanted: 200 },
  ]);
  expect(kinds.filter(({ wanted }) => wanted === 404)).toHaveLength(1);
  expect(pageKinds("")).toEqual(kinds.slice(6));
});
