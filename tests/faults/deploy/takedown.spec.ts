import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { type DataBehindProxy, readingFrom, startDataBehindProxy } from "../../support/data-behind-proxy.ts";
import { rowsInDefaultView } from "../../support/default-view.ts";
import { pathOf, type RentalRow } from "../../support/demo-rows.ts";
import { startDeployedSite } from "../../support/deployed-site.ts";
import type { Answer } from "../visitors.ts";
import { askProxy } from "./ask-proxy.ts";

const REVALIDATE_S = 2;
/** Behind a proxy a deleted listing is gone half a minute after the refresh interval. */
const LIMIT_S = REVALIDATE_S + 30;

const READY_MS = 60_000;

const PICTURE = new URL("../../../public/media/pool-01.webp", import.meta.url);

/** Where a listing can be seen, and how the address tells that it is not. */
type Place = {
  kind: string;
  path: string;
  isGone: (answer: Answer) => boolean;
  /** Whether browsers may keep it for longer than the listing: a picture once seen. */
  staysInBrowsers?: boolean;
};

const photoOf = ({ id }: RentalRow) => `/photos/${String(id).padStart(32, "0")}-8x8-336699/8.webp`;

async function placesOf(site: string, row: RentalRow): Promise<readonly Place[]> {
  const path = pathOf(row);
  await expect.poll(async () => (await askProxy(site, path))?.status, { timeout: READY_MS }).toBe(200);
  const page = await askProxy(site, path);
  const picture = /property="og:image" content="https?:\/\/[^/]+(\/preview\/[^"]+)"/.exec(
    page?.body ?? "",
  )?.[1];
  if (picture === undefined)
    throw new Error(`${path} names no preview picture: ${page?.status ?? "no answer"}`);
  const isGone = ({ status }: Answer) => status === 404 || status === 410;
  const isLeftOut = ({ status, body }: Answer) => status === 200 && !body.includes(`${path}"`);
  return [
    { kind: "page", path, isGone },
    // For the data of a missing page the framework says 404 or 200, as it was asked before.
    {
      kind: "data of the page",
      path: `${path}?_rsc`,
      isGone: ({ body }) => !body.includes(row.title ?? path),
    },
    { kind: "photo", path: photoOf(row), isGone, staysInBrowsers: true },
    { kind: "preview", path: picture, isGone },
    { kind: "list", path: "/", isGone: isLeftOut },
    { kind: "search", path: `/?keywords=${row.slug?.split("-")[0]}`, isGone: isLeftOut },
    {
      kind: "cards",
      path: `/api/rentals?ids=${row.id}`,
      isGone: ({ status, body }) => status === 200 && body === '{"rentals":[]}',
    },
    { kind: "Atom feed", path: "/feed.xml", isGone: isLeftOut },
    {
      kind: "sitemap",
      path: "/sitemap.xml",
      isGone: ({ status, body }) => status === 200 && !body.includes(`${path}<`),
    },
  ];
}

/** Seconds for which caches may give an answer, by its `Cache-Control`. */
function cacheableSeconds(cacheControl: string): number {
  if (/no-store|private/.test(cacheControl)) return 0;
  const seconds = (name: string) =>
    Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(cacheControl)?.[1] ?? 0);
  return Math.max(seconds("max-age"), seconds("s-maxage")) + seconds("stale-while-revalidate");
}

/** Takes a listing down and expects it to be gone from all its places in time. */
async function isTakenDown(site: string, row: RentalRow, data: DataBehindProxy, isVisited: boolean) {
  const places = await placesOf(site, row);
  for (const { kind, path, isGone, staysInBrowsers } of places) {
    const before = await askProxy(site, path);
    expect.soft(before === null || isGone(before), `${kind}: ${path} does not show it before`).toBe(false);
    const kept = cacheableSeconds(before?.headers.get("cache-control") ?? "");
    if (!staysInBrowsers)
      expect.soft(kept, `${kind}: seconds that a cache may show it`).toBeLessThanOrEqual(LIMIT_S);
  }
  await data.change(row.id, { is_deleted: true });
  if (!isVisited) await wait(LIMIT_S * 1000);
  await Promise.all(
    places.map(async ({ kind, path, isGone }) => {
      const gone = async () => {
        const answer = await askProxy(site, path);
        return answer !== null && isGone(answer);
      };
      const message = `${kind}: ${path} is gone`;
      if (isVisited) await expect.soft.poll(gone, { timeout: LIMIT_S * 1000, message }).toBe(true);
      else expect.soft(await gone(), message).toBe(true);
    }),
  );
}

test("a listing that was taken down is gone behind the proxy within half a minute, visited meanwhile or not", async () => {
  await using data = await startDataBehindProxy();
  const rows = rowsInDefaultView
    .filter(({ slug, media_urls }) => slug !== null && media_urls.length > 0)
    .slice(2, 4);
  const folder = await mkdtemp(join(tmpdir(), "photos-"));
  for (const row of rows) {
    const photo = photoOf(row);
    const [, , key = ""] = photo.split("/");
    await mkdir(join(folder, key));
    await cp(PICTURE, join(folder, key, "8.webp"));
    const media_urls = [...row.media_urls, photo];
    await data.owner.from("rentals").update({ media_urls }).eq("id", row.id).throwOnError();
  }
  await using site = await startDeployedSite({ ...readingFrom(data, REVALIDATE_S), PHOTOS_FOLDER: folder });
  for (const [turn, row] of rows.entries()) {
    const isVisited = turn === 0;
    const when = isVisited ? "visited all the time" : `first asked for after ${LIMIT_S} s`;
    await test.step(when, () => isTakenDown(site.url, row, data, isVisited));
  }
  await rm(folder, { recursive: true });
});
