import { z } from "zod";
import type { DoctorFacts } from "./doctor-facts.ts";
import { type PageFact, pageKinds } from "./page-kinds.ts";

const TIMEOUT_MS = 15_000;

const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const healthAnswer = z.object({
  dataService: z.string(),
  shown: z.number().default(0),
  newest: time.nullish().transform((value) => value ?? null),
  oldest: time.nullish().transform((value) => value ?? null),
  ratesFetchedAt: time.nullish().transform((value) => value ?? null),
});

const ask = (site: string, path: string) =>
  fetch(`${site}${path}`, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);

const textOf = async (response: Response | null) => (await response?.text().catch(() => null)) ?? "";

async function statusOf(site: string, page: Omit<PageFact, "status">): Promise<PageFact> {
  const response = await ask(site, page.path);
  await response?.arrayBuffer().catch(() => null);
  return { ...page, status: response?.status ?? null };
}

const KEPT_OUT = /^User-agent: \*\n(?:[^\n]+\n)*?Disallow: \/$/m;
const NOINDEX = /<meta name="robots" content="[^"]*noindex/;

/** What the site at this address says of itself, with one request to every kind of page (docs/behaviour.md, O18). */
export async function askSite(
  site: string,
  asksNoIndex: boolean,
): Promise<Pick<DoctorFacts, "health" | "robots" | "pages">> {
  const health = await ask(site, "/api/health");
  if (health === null) return { health: null, robots: null, pages: [] };
  const [robots, home, sitemap] = await Promise.all(
    ["/robots.txt", "/", "/sitemap.xml"].map(async (path) => ask(site, path)),
  );
  const [rules, page, addresses] = await Promise.all(
    [robots, home, sitemap].map((answer) => textOf(answer ?? null)),
  );
  const pages: PageFact[] = [];
  // One after another: on a small machine a request to every kind at once would be refused.
  for (const kind of pageKinds(addresses ?? "")) pages.push(await statusOf(site, kind));
  const body: unknown = await health.json().catch(() => null);
  return {
    health: healthAnswer.safeParse(body).data ?? null,
    robots: {
      isFound: robots?.status === 200,
      isIndexed: !KEPT_OUT.test(rules ?? "") && !NOINDEX.test(page ?? ""),
      asksNoIndex,
    },
    pages,
  };
}
