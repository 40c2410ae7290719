import { DAY_MS } from "../../lib/time/region-day.ts";
import { readPost } from "../judge/read-post.ts";
import { isShortMapLink } from "../map-links/map-link.ts";
import { type Ask, resolveMapLink } from "../map-links/resolve-map-link.ts";
import type { PostRow } from "../posts/rows.ts";
import { Tally } from "../report/tally.ts";
import { inBatchesOf, judgeAgain, type Run } from "./run-batch.ts";

const BATCH_SIZE = 20;
/** A host is no longer asked after this many links in a row without an answer; the others are. */
const MAX_UNANSWERED = 3;

/** A link that its host does not know, as one that was just made, is asked again for so many days after its post. */
const MISSING_DAYS = 2;

function shortLinkOf(row: PostRow, { rules }: Run): string | null {
  const href = readPost(row, rules).advert.mapUrl?.value ?? "";
  const url = URL.parse(href);
  return url !== null && isShortMapLink(url) ? href : null;
}

/** Asks where short map links lead, each once, and gives listings the points. Returns what was asked in words; empty for nothing. */
export async function resolveMapLinks(run: Run, ask: Ask, now = new Date()): Promise<string> {
  const since = new Date(now.getTime() - MISSING_DAYS * DAY_MS).toISOString();
  const count = { asked: 0, points: 0, unanswered: 0 };
  const unansweredInARow = new Map<string, number>();
  const uncounted = { ...run, tally: new Tally() };
  const posts = await run.service.posts.withTextIn(await run.service.posts.withUnaskedMapLinks());
  for (const [href, rows] of Map.groupBy(posts, (row) => shortLinkOf(row, run))) {
    if (href === null) continue;
    const { hostname } = new URL(href);
    const unanswered = unansweredInARow.get(hostname) ?? 0;
    if (unanswered >= MAX_UNANSWERED) continue;
    const answer = await resolveMapLink(href, ask);
    count.asked += 1;
    unansweredInARow.set(hostname, answer === "unanswered" ? unanswered + 1 : 0);
    const isRecent = rows.some(({ posted_at }) => posted_at > since);
    if (answer === "unanswered" || (answer === "missing" && isRecent)) {
      count.unanswered += 1;
      continue;
    }
    const map_link = answer === "missing" ? { href, latitude: null, longitude: null } : answer;
    if (map_link.latitude !== null) count.points += 1;
    await inBatchesOf(run, rows, BATCH_SIZE, (some) =>
      judgeAgain(uncounted, some, (row) => ({ ...row, map_link })),
    );
  }
  const { asked, points, unanswered } = count;
  const rest = unanswered === 0 ? "" : ", the rest is asked by the next run";
  return asked === 0 ? "" : `short map links: asked ${asked}, ${points} with a point${rest}`;
}
