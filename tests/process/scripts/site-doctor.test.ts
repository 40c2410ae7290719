import { createServer } from "node:http";
import { siteFacts } from "@/scripts/site/doctor.ts";
import { type DoctorFacts, findingLines, findings } from "@/scripts/site/findings.ts";
import { listen } from "@/tests/support/loopback.ts";

const now = new Date("2026-11-26T04:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const minutesAgo = (minutes: number) => ago(minutes / 60);

const health = { dataService: "up", shown: 9, newest: ago(1), ratesFetchedAt: ago(5) };

/** A healthy site. */
const well: DoctorFacts = {
  now,
  data: "/srv/r/data",
  site: "http://localhost:3000",
  inaccessible: null,
  freeMb: 2_048,
  newestBackup: ago(36),
  lastBeat: minutesAgo(5),
  isTokenAccepted: true,
  address: { url: "https://r.example", answers: true },
  queue: { posts: 200, messages: 500 },
  health,
  failedPages: [],
};

const wrongIn = (facts: DoctorFacts) =>
  findings(facts).flatMap(({ check, isRight }) => (isRight ? [] : check));

test("nothing is wrong at the limits, nor without a bot", () => {
  expect(wrongIn(well)).toEqual([]);
  const { lastBeat: _, isTokenAccepted: __, ...withoutBot } = well;
  expect(wrongIn({ ...withoutBot, address: null })).toEqual([]);
  expect(wrongIn({ ...well, isTokenAccepted: null })).toEqual([]);
  expect(findingLines(findings(well)).at(-1)).toBe("All is right.");
});

test.each<[string, string, Partial<DoctorFacts>]>([
  ["a full disk", "folder", { freeMb: 2_047 }],
  ["an inaccessible file", "folder", { inaccessible: "/srv/r/data/x" }],
  ["no backup", "backups", { newestBackup: null }],
  ["a backup older than 36 hours", "backups", { newestBackup: ago(37) }],
  ["a follower silent for six minutes", "follower", { lastBeat: minutesAgo(6) }],
  ["a follower that never started", "follower", { lastBeat: null }],
  ["a token that Telegram refuses", "follower", { isTokenAccepted: false }],
  ["an address that leads nowhere", "address", { address: { url: "https://r.example", answers: false } }],
  ["too many waiting posts", "queue", { queue: { posts: 201, messages: 0 } }],
  ["too many unsent messages", "queue", { queue: { posts: 0, messages: 501 } }],
  ["no running data service", "queue", { queue: null }],
  ["a data service that is down", "site", { health: { ...health, dataService: "down" } }],
  ["no listings", "listings", { health: { ...health, newest: null } }],
  ["no listing newer than a week", "listings", { health: { ...health, newest: ago(24 * 8) } }],
  ["outdated rates", "rates", { health: { ...health, ratesFetchedAt: ago(49) } }],
  ["no rates", "rates", { health: { ...health, ratesFetchedAt: null } }],
  ["a kind of page that fails", "pages", { failedPages: ["/about 500"] }],
])("%s fails the check %s alone, with advice", (_, check, fault) => {
  const facts = { ...well, ...fault };
  expect(wrongIn(facts)).toEqual([check]);
  const lines = findingLines(findings(facts));
  expect(lines.find((line) => line.startsWith("WRONG"))).toContain(check);
  expect(lines.filter((line) => line.includes("-> "))).toHaveLength(1);
  expect(lines.at(-1)).toBe("1 thing to put right.");
});

test("a site is asked for one page of each kind, and what fails is named", async () => {
  const paths = [
    "/",
    "/?location=ubud&amp;page=2",
    "/?location=amed",
    "/rental/a",
    "/ru/rental/b",
    "/area/x",
  ];
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    const sitemap = paths.map((path) => `<url><loc>https://r.example${path}</loc></url>`).join("");
    response.statusCode = url.startsWith("/area") || url.includes("no-such") ? 404 : 200;
    response.end(
      url === "/api/health" ? JSON.stringify({ dataService: "up", shown: 3, newest: null }) : sitemap,
    );
  });
  await using site = await listen(server);
  expect(await siteFacts(site.url)).toEqual({
    health: { dataService: "up", shown: 3, newest: null },
    failedPages: ["/area/x 404"],
  });
  expect(asked).toEqual(expect.arrayContaining(["/", "/?location=ubud&page=2", "/rental/a", "/feed.xml"]));
  expect(asked).not.toContain("/?location=amed");
});

test("a site that does not answer is said to", async () => {
  expect(await siteFacts("http://127.0.0.1:9")).toEqual({ health: null, failedPages: [] });
  expect(wrongIn({ ...well, health: null })).toEqual(["site", "listings", "pages", "rates"]);
});
