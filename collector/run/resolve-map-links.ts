import { chunks } from "../../lib/lists/chunks.ts";
import { readPost } from "../judge/read-post.ts";
import { isShortMapLink } from "../map-links/map-link.ts";
import { type Ask, resolveMapLink } from "../map-links/resolve-map-link.ts";
import type { PostRow } from "../posts/rows.ts";
import { Tally } from "../report/tally.ts";
import { inBatchesOf, judgeAgain, type Run } from "./run-batch.ts";

/** Posts whose links are asked before the answers are written: an interrupted run loses at most these. */
const BATCH_SIZE = 20;
/** A host is no longer asked after this many links in a row without an answer; the others are. */
const MAX_UNANSWERED = 3;

function shortLinkOf(row: PostRow, { rules }: Run): string | null {
  const href = readPost(row, rules).advert.mapUrl?.value ?? "";
  const url = URL.parse(href);
  return url !== null && isShortMapLink(url) ? href : null;
}

/** Asks where short map links lead, each once, and gives listings the points. Returns what was asked in words; empty for nothing. */
export async function resolveMapLinks(run: Run, ask: Ask): Promise<string> {
  const count = { asked: 0, points: 0, unanswered: 0 };
  const unansweredInARow = new Map<string, number>();
  const resolve = async (href: string, rows: readonly PostRow[]) => {
    const { hostname } = new URL(href);
    const unanswered = unansweredInARow.get(hostname) ?? 0;
    if (unanswered >= MAX_UNANSWERED) return [];
    const found = await resolveMapLink(href, ask);
    unansweredInARow.set(hostname, found === null ? unanswered + 1 : 0);
    count.asked += 1;
    if (found === null) {
      count.unanswered += 1;
      return [];
    }
    const stored: PostRow[] = [];
    await inBatchesOf(run, rows, 1, async ([row]) => {
      if (!row) return;
      await run.service.posts.setMapLink(row, found);
      stored.push(row);
    });
    if (found.latitude === null) return [];
    count.points += 1;
    return stored;
  };
  for (const batch of chunks(await run.service.posts.withUnaskedMapLinks(), BATCH_SIZE)) {
    const posts = await run.service.posts.withTextIn(batch);
    const found: PostRow[] = [];
    for (const [href, rows] of Map.groupBy(posts, (row) => shortLinkOf(row, run)))
      if (href !== null) found.push(...(await resolve(href, rows)));
    await inBatchesOf(run, found, BATCH_SIZE, (some) => judgeAgain({ ...run, tally: new Tally() }, some));
  }
  const { asked, points, unanswered } = count;
  const rest = unanswered === 0 ? "" : ", the rest is asked by the next run";
  return asked === 0 ? "" : `short map links: asked ${asked}, ${points} with a point${rest}`;
}
