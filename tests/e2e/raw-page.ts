import type { APIRequestContext } from "@playwright/test";

export type RawPage = { status: number; location: string | null; html: string };

/** A page as a crawler gets it: redirects not followed, the HTML without scripts and React's comments. */
export async function readPage(request: APIRequestContext, path: string): Promise<RawPage> {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = (await response.text())
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<!--.*?-->/gs, "")
    // Cards for the default view of the map, which only scripts show.
    .replace(/<li class="js-only">.*?<\/li>/gs, "");
  return { status: response.status(), location: response.headers().location ?? null, html };
}

/** A page as a visitor gets it who types its address: follows one redirect to the canonical address. */
export async function readTyped(request: APIRequestContext, path: string): Promise<RawPage> {
  const page = await readPage(request, path);
  return page.status === 308 && page.location !== null ? readPage(request, page.location) : page;
}

/** Ids of the cards, in the order of the page. */
export function cardIds(html: string): number[] {
  return [...html.matchAll(/<a [^>]*data-rental="(\d+)"/g)].map(([, id]) => Number(id));
}

/** Addresses of the cards, in the order of the page. */
export function cardHrefs(html: string): string[] {
  return [...html.matchAll(/<a href="([^"]+)" data-rental=/g)].map(([, href]) => href ?? "");
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
  let next: string | undefined = path;
  while (next !== undefined) {
    const { html } = await readPage(request, next);
    ids.push(...cardIds(html));
    next = /<a href="([^"]*)"[^>]*>Next</.exec(html)?.[1]?.replaceAll("&amp;", "&");
  }
  return ids;
}
