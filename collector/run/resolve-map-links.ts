import { chunks } from "../../lib/lists/chunks.ts";
import { readPost } from "../judge/read-post.ts";
import type { Ask } from "../map-links/ask-public-host.ts";
import { isShortMapLink, type MapLink } from "../map-links/map-link.ts";
import { resolveMapLink } from "../map-links/resolve-map-link.ts";
import type { PostKey, PostRow } from "../posts/rows.ts";
import { ReasonCounts, Tally } from "../report/tally.ts";
import { judgeAgain, type Run } from "./run-batch.ts";

/** Posts whose links are asked before the answers are written: an interrupted run loses at most these. */
const BATCH_SIZE = 20;
/** The run stops asking after this many links in a row without an answer. */
const MAX_UNANSWERED = 3;

export class MapLinkTally {
  readonly #states = new ReasonCounts();
  unanswered = 0;
  unansweredInARow = 0;

  add(link: MapLink | null): void {
    this.unansweredInARow = link === null ? this.unansweredInARow + 1 : 0;
    if (link === null) this.unanswered += 1;
    else this.#states.add(link.state);
  }

  toString(): string {
    const asked = this.#states.total() + this.unanswered;
    if (asked === 0) return "";
    const waiting = this.unanswered === 0 ? "" : ", the rest is asked by the next run";
    return [`short map links: asked ${asked}${waiting}`, ...this.#states.lines()].join("\n");
  }
}

function shortLinkOf(row: PostRow, { rules }: Run): string | null {
  const href = readPost(row, rules).mapUrl?.value ?? "";
  const url = URL.parse(href);
  return url !== null && isShortMapLink(url) ? href : null;
}

async function resolveBatch(
  run: Run,
  posts: readonly PostRow[],
  ask: Ask,
  tally: MapLinkTally,
): Promise<PostKey[]> {
  const byLink = Map.groupBy(posts, (row) => shortLinkOf(row, run));
  const found: PostKey[] = [];
  for (const [href, rows] of byLink) {
    if (href === null) continue;
    if (tally.unansweredInARow >= MAX_UNANSWERED) break;
    const link = await resolveMapLink(href, ask);
    tally.add(link);
    if (link === null) continue;
    for (const row of rows) await run.service.posts.setMapLink(row, link);
    if (link.state === "point") found.push(...rows);
  }
  return found;
}

/** Asks where short map links lead, each once, and gives listings the points. Null if the data service has no column for the answers. */
export async function resolveMapLinks(run: Run, ask: Ask): Promise<MapLinkTally | null> {
  const keys = await run.service.posts.withUnaskedMapLinks();
  if (keys === null) return null;
  const tally = new MapLinkTally();
  for (const batch of chunks(keys, BATCH_SIZE)) {
    if (tally.unansweredInARow >= MAX_UNANSWERED) break;
    const found = await resolveBatch(run, await run.service.posts.withTextIn(batch), ask, tally);
    if (found.length > 0) await judgeAgain({ ...run, tally: new Tally() }, found);
  }
  return tally;
}
