import { setTimeout as wait } from "node:timers/promises";
import { type DataBehindProxy, readingFrom, startDataBehindProxy } from "../support/data-behind-proxy.ts";
import { listedRows, pathOf, type RentalRow } from "../support/demo-rows.ts";
import { startSite } from "../support/site.ts";
import {
  type Answer,
  cacheableSeconds,
  overBound,
  type Question,
  type Row,
  recoveryLimitMs,
} from "./judge.ts";
import type { Fault } from "./runner.ts";
import { ask, untilRight } from "./visitors.ts";

export const REVALIDATE_S = 2;
/** A deleted listing is gone within the refresh interval and a minute. */
export const TAKEDOWN_LIMIT_S = REVALIDATE_S + 60;

/** For the first read of everything. */
const READY_MS = 60_000;

const isGone = ({ status }: Answer) => status === 404 || status === 410;

/** Where a listing can be seen, and how the address tells that it is not. */
export type Place = {
  kind: string;
  path: string;
  isGone: (answer: Answer) => boolean;
  /** Whether browsers may keep it for longer than the listing: a picture once seen. */
  staysInBrowsers?: boolean;
};

async function placesOf(site: string, row: RentalRow, asking: typeof ask): Promise<readonly Place[]> {
  const isThere: Question = { path: pathOf(row), apology: null, isRight: ({ status }) => status === 200 };
  await untilRight(site, isThere, READY_MS, asking);
  const page = await asking(site, pathOf(row));
  const picture = /property="og:image" content="https?:\/\/[^/]+(\/preview\/[^"]+)"/.exec(
    page?.body ?? "",
  )?.[1];
  if (picture === undefined)
    throw new Error(`${pathOf(row)} names no preview picture: ${page?.status ?? "no answer"}`);
  const isLeftOut = ({ status, body }: Answer) => status === 200 && !body.includes(`${pathOf(row)}"`);
  const isUnlisted = ({ status, body }: Answer) => status === 200 && !body.includes(`${pathOf(row)}<`);
  const hasNoCards = ({ status, body }: Answer) => status === 200 && body === '{"rentals":[]}';
  return [
    { kind: "page", path: pathOf(row), isGone },
    { kind: "list", path: "/", isGone: isLeftOut },
    { kind: "search", path: `/?keywords=${row.slug?.split("-")[0]}`, isGone: isLeftOut },
    { kind: "cards", path: `/api/rentals?ids=${row.id}`, isGone: hasNoCards },
    { kind: "preview", path: picture, isGone },
    { kind: "Atom feed", path: "/feed.xml", isGone: isLeftOut },
    { kind: "JSON feed", path: "/feed.json", isGone: isLeftOut },
    { kind: "sitemap", path: "/sitemap.xml", isGone: isUnlisted },
  ];
}

/** The listings that are taken down: one whose addresses are asked for all the time, one whose addresses nobody asks for. */
export const takenDown = listedRows
  .filter((row) => row.slug !== null && row.media_urls.length > 0)
  .slice(2, 4);

type Takedown = {
  site: string;
  data: DataBehindProxy;
  /** Until what is asked for all the time is gone. */
  visitedLimitMs: number;
  asking?: typeof ask;
  /** Places beyond those of every site. */
  morePlaces?: (row: RentalRow) => readonly Place[];
};

/** Takes both listings down and reports when each of their places no longer has them. */
export async function takeDown(
  { site, data, visitedLimitMs, asking = ask, morePlaces = () => [] }: Takedown,
  report: (row: Row) => void,
): Promise<void> {
  for (const [turn, row] of takenDown.entries()) {
    const isVisited = turn === 0;
    const places = [...(await placesOf(site, row, asking)), ...morePlaces(row)];
    const before = await Promise.all(places.map(({ path }) => asking(site, path)));
    await data.change(row.id, { is_deleted: true });
    if (!isVisited) await wait(TAKEDOWN_LIMIT_S * 1000);
    const limit = isVisited ? visitedLimitMs : 0;
    const found = await Promise.all(
      places.map(({ path, isGone: isRight }) =>
        untilRight(site, { path, apology: null, isRight }, limit, asking),
      ),
    );
    places.forEach(({ kind, path, isGone: isRight, staysInBrowsers = false }, at) => {
      const [shown, time] = [before[at] ?? null, found[at] ?? null];
      const kept = cacheableSeconds(shown?.headers.get("cache-control") ?? null);
      report({
        name: `${kind}, ${isVisited ? "visited all the time" : `first asked after ${TAKEDOWN_LIMIT_S} s`}`,
        figures: {
          "gone after":
            time === null ? "not" : isVisited ? `${(time / 1000).toFixed(1)} s` : `${TAKEDOWN_LIMIT_S} s`,
          "kept by caches": `${kept} s`,
        },
        failures: [
          ...(shown === null || isRight(shown) ? [`${path} did not show it before`] : []),
          ...(time === null ? [`${path} goes on showing it`] : []),
          ...(staysInBrowsers ? [] : overBound("seconds that a cache may show it", kept, TAKEDOWN_LIMIT_S)),
        ],
      });
    });
  }
}

async function takedown(report: (row: Row) => void): Promise<void> {
  const data = await startDataBehindProxy();
  const site = await startSite({ env: readingFrom(data, REVALIDATE_S) });
  await takeDown({ site: site.url, data, visitedLimitMs: recoveryLimitMs(REVALIDATE_S) }, report);
  await site.stop();
  await data.close();
}

export const TAKEDOWN: Fault = { name: "takedown", title: "A listing that was deleted", run: takedown };
