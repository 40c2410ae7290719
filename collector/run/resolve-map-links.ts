import { chunks } from "../../lib/lists/chunks.ts";
import { readPost } from "../judge/read-post.ts";
import type { Ask } from "../map-links/ask-public-host.ts";
import { isShortMapLink, type MapLink } from "../map-links/map-link.ts";
import { resolveMapLink } from "../map-links/resolve-map-link.ts";
import type { PostKey } from "../posts/post-key.ts";
import type { PostRow } from "../posts/rows.ts";
import { ReasonCounts, Tally } from "../report/tally.ts";
import { inParts } from "./in-parts.ts";
import { judgeAgain, type Run } from "./run-batch.ts";

/** Posts whose links are asked before the answers are written: an interrupted run loses at most these. */
const BATCH_SIZE = 20;
/** A host is no longer asked after this many links in a row without an answer; the others are. */
const MAX_UNANSWERED = 3;

export class MapLinkTally {
  readonly #states = new ReasonCounts();
  readonly #unansweredInARow = new Map<string, number>();
  unanswered = 0;

  add(host: string, link: MapLink | null): void {
    this.#unansweredInARow.set(host, link === null ? (this.#unansweredInARow.get(host) ?? 0) + 1 : 0);
    if (link === null) this.unanswered += 1;
    else this.#states.add(link.state);
  }

  isSilent(host: string): boolean {
    return (this.#unansweredInARow.get(host) ?? 0) >= MAX_UNANSWERED;
  }

  toString(): string {
    const asked = this.#states.total() + this.unanswered;
    if (asked === 0) return "";
    const waiting = this.unanswered === 0 ? "" : ", the rest is asked by the next run";
    return [`short map links: asked ${asked}${waiting}`, ...this.#states.lines()].join("\n");
  }
}

function shortLinkOf(row: PostRow, { rules }: Run): string | null {
  const href = readPost(row, rules).advert.mapUrl?.value ?? "";
  const url = URL.parse(href);
  return url !== null && isShortMapLink(url) ? href : null;
}

const hostOf = (href: string): string => URL.parse(href)?.hostname ?? "";

async function resolveBatch(
  run: Run,
  posts: readonly PostRow[],
  ask: Ask,
  tally: MapLinkTally,
): Promise<PostKey[]> {
  const byLink = Map.groupBy(posts, (row) => shortLinkOf(row, run));
  const found: PostKey[] = [];
  for (const [href, rows] of byLink) {
    if (href === null || tally.isSilent(hostOf(href))) continue;
    const link = await resolveMapLink(href, ask);
    tally.add(hostOf(href), link);
    if (link === null) continue;
    const setLink = async (some: readonly PostRow[]) => {
      for (const row of some) await run.service.posts.setMapLink(row, link);
      if (link.state === "point") found.push(...some);
    };
    await inParts(rows, setLink, { onFailed: (row, error) => run.tally.refuse(row, error) });
  }
  return found;
}

/** Asks where short map links lead, each once, and gives listings the points. */
export async function resolveMapLinks(run: Run, ask: Ask): Promise<MapLinkTally> {
  const keys = await run.service.posts.withUnaskedMapLinks();
  const tally = new MapLinkTally();
  for (const batch of chunks(keys, BATCH_SIZE)) {
    const found = await resolveBatch(run, await run.service.posts.withTextIn(batch), ask, tally);
    await inParts(found, (some) => judgeAgain({ ...run, tally: new Tally() }, some), {
      onFailed: (key, error) => run.tally.refuse(key, error),
    });
  }
  return tally;
}
