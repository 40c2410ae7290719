import { counted } from "../../lib/cli/counted.ts";
import { plainText } from "../../lib/text/plain-text.ts";
import { isoRegionDay } from "../../lib/time/region-day.ts";
import {
  copyLine,
  EXCERPT_LENGTH,
  excerpt,
  standing,
  takenDownLine,
  waitingCount,
} from "../owner/post-lines.ts";
import { keyText, type PostKey, postKey } from "../posts/post-key.ts";
import type { Run } from "../run/run-batch.ts";
import { type ComparedListing, type PostCard, postCard } from "./post-card.ts";

const COPY_CHOICES = `"Same as": the same home, by its agent. "Leave out": a clone. "Publish": a home of its own.`;

/** How a post stands, with the reason: "Waits: it states no rent". Of a copy also what the buttons decide, and what they leave alone. */
function standingOf({ status, reason, copyOf, isCopyInDoubt }: PostCard): string {
  const words = standing(status, reason);
  const stands = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  if (copyOf !== null) return `${stands}\nThis is ${copyLine(copyOf)}`;
  return isCopyInDoubt ? `${stands}\n${COPY_CHOICES}` : stands;
}

const factLine = ({ facts, photos }: Pick<ComparedListing, "facts" | "photos">): string =>
  [facts, photos.length === 0 ? "" : counted(photos.length, "photo")]
    .filter((part) => part !== "")
    .join(" · ");

/** What stands above the words of a post, on the phone and at the terminal; first its key and day. `site` is the address of the site. */
export function cardLines(card: PostCard, site: string): [heading: string, ...string[]] {
  const { key, postedAt, slug, joinsWith, second } = card;
  const addressOf = (slug: string | null) => (slug === null ? [] : [`${site}/rental/${slug}`]);
  const facts = factLine(card);
  return [
    `${keyText(key)} · ${isoRegionDay(new Date(postedAt))}`,
    standingOf(card),
    ...(facts === "" ? [] : [facts]),
    ...addressOf(slug),
    ...(joinsWith ? [`${keyText(joinsWith.key)}: ${factLine(joinsWith)}`, ...addressOf(joinsWith.slug)] : []),
    ...(card.said === "" ? [] : [`You said: ${card.said}`]),
    ...(second === null ? [] : [second]),
  ];
}

/** A post for the terminal: its card, and its words. */
export async function* postLines(run: Run, key: PostKey, now: Date): AsyncGenerator<string> {
  const card = await postCard(run, key, now);
  if (card === null) yield takenDownLine(key);
  else yield* [...cardLines(card, ""), "", plainText(card.text)];
}

/** The posts that wait, newest first, for the terminal. */
export async function* waitingLines(run: Run, now: Date): AsyncGenerator<string> {
  let count = 0;
  for await (const key of run.service.posts.queued(postKey)) {
    const card = await postCard(run, key, now);
    if (card === null) continue;
    count += 1;
    yield [...cardLines(card, ""), excerpt(card.text, EXCERPT_LENGTH)].join("\n").replaceAll("\n", "\n    ");
  }
  yield `${waitingCount(count)}.`;
}
