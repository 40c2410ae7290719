import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readingFrom, startDataBehindProxy } from "../../support/data-behind-proxy.ts";
import { listedRows, pathOf, type RentalRow } from "../../support/demo-rows.ts";
import { startDeployedSite } from "../../support/deployed-site.ts";
import { type Answer, cacheableSeconds, overBound, type Row, seconds } from "../judge.ts";
import { statusQuestion } from "../questions.ts";
import { untilRight } from "../visitors.ts";
import { askProxy } from "./ask-proxy.ts";

const REVALIDATE_S = 2;
/** A deleted listing is gone within the refresh interval and a minute. */
const LIMIT_S = REVALIDATE_S + 60;

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
  await untilRight(site, statusQuestion(path, 200), READY_MS, askProxy);
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
    { kind: "JSON feed", path: "/feed.json", isGone: isLeftOut },
    {
      kind: "sitemap",
      path: "/sitemap.xml",
      isGone: ({ status, body }) => status === 200 && !body.includes(`${path}<`),
    },
  ];
}

/** The listings that are taken down: one whose addresses are asked for all the time, one whose addresses nobody asks for. */
const takenDown = listedRows.filter((row) => row.slug !== null && row.media_urls.length > 0).slice(2, 4);

/** Listings of three processes behind the proxy, with a photo each, are gone from wherever the proxy has kept them. */
export async function takedown(report: (row: Row) => void): Promise<void> {
  await using data = await startDataBehindProxy();
  const folder = await mkdtemp(join(tmpdir(), "photos-"));
  for (const row of takenDown) {
    const photo = photoOf(row);
    const [, , key = ""] = photo.split("/");
    await mkdir(join(folder, key));
    await cp(PICTURE, join(folder, key, "8.webp"));
    const media_urls = [...row.media_urls, photo];
    await data.owner.from("rentals").update({ media_urls }).eq("id", row.id).throwOnError();
  }
  await using site = await startDeployedSite({
    ...readingFrom(data, REVALIDATE_S),
    PHOTOS_FOLDER: folder,
  });
  for (const [turn, row] of takenDown.entries()) {
    const isVisited = turn === 0;
    const places = await placesOf(site.url, row);
    const before = await Promise.all(places.map(({ path }) => askProxy(site.url, path)));
    await data.change(row.id, { is_deleted: true });
    if (!isVisited) await wait(LIMIT_S * 1000);
    const rows = await Promise.all(
      places.map(async ({ kind, path, isGone, staysInBrowsers = false }, at) => {
        const question = { path, apology: null, isRight: isGone };
        const goneMs = await untilRight(site.url, question, isVisited ? LIMIT_S * 1000 : 0, askProxy);
        const shown = before[at] ?? null;
        const kept = cacheableSeconds(shown?.headers.get("cache-control") ?? null);
        return {
          name: `${kind}, ${isVisited ? "visited all the time" : `first asked after ${LIMIT_S} s`}`,
          figures: {
            "gone after": goneMs === null ? "not" : isVisited ? seconds(goneMs) : `${LIMIT_S} s`,
            "kept by caches": `${kept} s`,
          },
          failures: [
            ...(shown === null || isGone(shown) ? [`${path} did not show it before`] : []),
            ...(goneMs === null ? [`${path} goes on showing it`] : []),
            ...(staysInBrowsers ? [] : overBound("seconds that a cache may show it", kept, LIMIT_S)),
          ],
        };
      }),
    );
    rows.forEach(report);
  }
  await rm(folder, { recursive: true });
}
