import type { APIRequestContext } from "@playwright/test";

/** Cards of one page of a list. In HTML, further ones may follow, which only scripts show. */
export const PAGE_SIZE = 24;

export type RawPage = { status: number; location: string | null; html: string };

/** A page as a crawler gets it: redirects not followed, the HTML without scripts and React's comments. */
export async function readPage(request: APIRequestContext, path: string): Promise<RawPage> {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = (await response.text()).replace(/<script.*?<\/script>/gs, "").replace(/<!--.*?-->/gs, "");
  return { status: response.status(), location: response.headers().location ?? null, html };
}

/** A page as a visitor gets it who types its address: follows one redirect to the canonical address. */
export async function readTyped(request: APIRequestContext, path: string): Promise<RawPage> {
  const page = await readPage(request, path);
  return page.status === 308 && page.location !== null ? readPage(request, page.location) : page;
}

/** An attribute of a tag, wherever it stands among the others. */
function attribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value?.replaceAll("&amp;", "&") ?? null;
}

/** The links of a page's cards, in order. */
function cardLinks(html: string) {
  return [...html.matchAll(/<a\s[^>]*>/g)]
    .map(([tag]) => ({ id: attribute(tag, "data-rental"), href: attribute(tag, "href") ?? "" }))
    .filter(({ id }) => id !== null)
    .slice(0, PAGE_SIZE);
}

/** Ids of the cards, in the order of the page. */
export function cardIds(html: string): number[] {
  return cardLinks(html).map(({ id }) => Number(id));
}

/** Addresses of the cards, in the order of the page. */
export function cardHrefs(html: string): string[] {
  return cardLinks(html).map(({ href }) => href);
}

/** The list's header or error message; null when there is none. */
export function listHeader(html: string): string | null {
  return (
    /Showing [\d,]+ rental\(s\) (?:at [^<]+|in Map View)|No rentals found\.|Location not found\./.exec(
      html,
    )?.[0] ?? null
  );
}

/** The ids on every page of a list, following the links to the next page. */
export async function idsOnAllPages(request: APIRequestContext, path: string): Promise<number[]> {
  const ids: number[] = [];
  for (let next: string | null = path; next !== null; ) {
    const { html } = await readPage(request, next);
    ids.push(...cardIds(html));
    const [link] = /<a\s[^>]*>(?=Next<)/.exec(html) ?? [];
    next = link === undefined ? null : attribute(link, "href");
  }
  return ids;
}
