/** An address, its expected status, and its actual one; null without an answer. */
export type PageFact = { kind: string; path: string; status: number | null; wanted: number };

/** Addresses that no sitemap names. */
const FIXED: readonly Omit<PageFact, "status">[] = [
  { kind: "health", path: "/api/health", wanted: 200 },
  { kind: "robots", path: "/robots.txt", wanted: 200 },
  { kind: "sitemap", path: "/sitemap.xml", wanted: 200 },
  { kind: "feed", path: "/feed.xml", wanted: 200 },
  { kind: "statistics", path: "/stats.json", wanted: 200 },
  { kind: "cards", path: "/api/rentals?ids=1", wanted: 200 },
  { kind: "what does not exist", path: "/rental/no-such-rental", wanted: 404 },
];

/** "rental" for /rental/x, "list" for /?location=x, with the language before it: "ru/rental". */
function kindOf({ pathname, search }: URL): string {
  const [, language = "", rest = ""] = /^\/((?:[a-z]{2})(?=\/|$))?\/?([^/]*)/.exec(pathname) ?? [];
  return [language, rest || (search ? "list" : "home")].filter(Boolean).join("/");
}

/** One address of every kind: the first of each kind in the sitemap, and those that it does not name. */
export function pageKinds(sitemap: string): Omit<PageFact, "status">[] {
  const kinds = new Map<string, string>();
  for (const [, address = ""] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const url = URL.parse(address.replaceAll("&amp;", "&"));
    if (url !== null && !kinds.has(kindOf(url))) kinds.set(kindOf(url), url.pathname + url.search);
  }
  return [...[...kinds].map(([kind, path]) => ({ kind, path, wanted: 200 })), ...FIXED];
}

export const failedPages = (pages: readonly PageFact[]): string[] =>
  pages
    .filter(({ status, wanted }) => status !== wanted)
    .map(({ path, status }) => `${path} ${status ?? "does not answer"}`);
