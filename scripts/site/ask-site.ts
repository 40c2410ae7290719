import { z } from "zod";
import type { DoctorFacts } from "./findings.ts";

const TIMEOUT_MS = 15_000;

const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const healthAnswer = z.object({
  dataService: z.string(),
  shown: z.number().default(0),
  newest: time.nullish().transform((value) => value ?? null),
  ratesFetchedAt: time.nullish().transform((value) => value ?? null),
});

const ask = (url: string) => fetch(url, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Addresses that no sitemap names, and the status of each. */
const FIXED: ReadonlyMap<string, number> = new Map([
  ["/", 200],
  ["/robots.txt", 200],
  ["/feed.xml", 200],
  ["/api/rentals?ids=1", 200],
  ["/rental/no-such-rental", 404],
]);

/** One address of every kind in the sitemap: "/rental/" for "/ru/rental/x", "/?" for "/?location=x". */
function pagesOf(sitemap: string): string[] {
  const kinds = new Map<string, string>();
  for (const [, address = ""] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
    const kind = pathname.replace(/^\/(?:id|ru)(?=\/|$)/, "").replace(/[^/]+$/, "") + search.slice(0, 1);
    if (!kinds.has(kind)) kinds.set(kind, pathname + search);
  }
  return [...kinds.values()];
}

/** What the site at this address says of itself, with one request to every kind of page. */
export async function siteFacts(site: string): Promise<Pick<DoctorFacts, "health" | "failedPages">> {
  const answer = await ask(`${site}/api/health`).catch(() => null);
  if (answer === null) return { health: null, failedPages: [] };
  const health = healthAnswer.safeParse(await answer.json().catch(() => null)).data ?? null;
  const sitemap = await ask(`${site}/sitemap.xml`).then((response) => response.text());
  const wanted = new Map([...pagesOf(sitemap).map((path) => [path, 200] as const), ...FIXED]);
  const failedPages: string[] = [];
  // One after another: on a small machine a request to every kind at once would be refused.
  for (const [path, status] of wanted) {
    const given = await ask(site + path).catch(() => null);
    await given?.arrayBuffer().catch(() => null);
    if (given?.status !== status) failedPages.push(`${path} ${given?.status ?? "does not answer"}`);
  }
  return { health, failedPages };
}
