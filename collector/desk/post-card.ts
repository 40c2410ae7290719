import { createHash } from "node:crypto";
import type { Advert } from "../../reader/advert.ts";
import { BatchState, isShown, listingKey } from "../judge/batch-state.ts";
import type { Corrections } from "../judge/corrections.ts";
import { approvedValue, decide } from "../judge/decide.ts";
import { isTaken, listingInReason } from "../judge/judge-post.ts";
import { readPost } from "../judge/read-post.ts";
import { undoable } from "../owner/undo-last.ts";
import { currentText } from "../posts/amend-text.ts";
import { keyText, type PostKey, type PostRow } from "../posts/rows.ts";
import { factLine } from "../report/fact-line.ts";
import { type HighlightedPart, highlightedParts } from "../report/highlighted-parts.ts";
import { readAsLabel } from "../report/read-as-label.ts";
import type { Run } from "../run/run-batch.ts";
import { findPost } from "../store/find-post.ts";
import type { ButtonFacts } from "./card-buttons.ts";

export type PostCard = ButtonFacts & {
  key: PostKey;
  /** Differs whenever anything of the card does: a press on a card of another version is refused. */
  version: string;
  reason: string | null;
  postedAt: string;
  /** Its text with the changes of replies, and the words in it that were read. */
  text: string;
  parts: readonly HighlightedPart[];
  facts: string;
  photos: readonly string[];
  /** The address of the listing that shows the post; null if no listing does. */
  slug: string | null;
};

async function possibleOriginal({ service }: Run, { reason }: PostRow): Promise<PostKey | null> {
  const named = listingInReason(reason);
  if (named === null) return null;
  const original = findPost((await service.context([named], [])).posts, named);
  return original && listingKey(original) ? named : null;
}

function missingFacts(advert: Advert, owner: Corrections, places: ReadonlySet<string>) {
  const { rent, location } = decide(advert, owner, places);
  const known = {
    price: rent,
    area: location,
    bedrooms: owner.bedrooms ?? approvedValue(advert.bedrooms, owner),
    from: owner.from ?? approvedValue(advert.availableFrom, owner),
  };
  return (["price", "area", "bedrooms", "from"] as const).filter((field) => known[field] === null);
}

function factsOf(advert: Advert, owner: Corrections): string {
  const read = readAsLabel(owner.area === undefined ? advert : { ...advert, area: null });
  return factLine({
    ...read,
    prices: owner.price ? [owner.price] : read.prices,
    area: owner.area === undefined ? read.area : [owner.area],
    bedrooms: owner.bedrooms ?? read.bedrooms,
    bathrooms: owner.bathrooms ?? read.bathrooms,
    available_from: owner.from?.replace(/^available (?:from )?/, "") ?? read.available_from,
  });
}

function versionOf(...parts: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 10);
}

/** The card of a stored post; null if it was taken down. `now` decides what can still be taken back. */
export async function postCard(run: Run, key: PostKey, now: Date): Promise<PostCard | null> {
  const { service, rules } = run;
  const { posts, corrections } = await service.context([key], []);
  const post = findPost(posts, key);
  if (!post) return null;
  const owner = new BatchState(posts, corrections, []).correctionsOf(post);
  const advert = readPost(post, rules);
  const text = currentText(post, rules.read);
  const joinsWith = await possibleOriginal(run, post);
  const listing = listingKey(post);
  const { channel, message_id, status, reason, posted_at, media } = post;
  const own = { channel, message_id };
  const undo = await undoable(service, listing === null ? [own] : [own, listing], now);
  const slugs = isShown(post) ? await service.listings.slugsOf([post]) : new Map<string, string>();
  return {
    key: own,
    version: versionOf({ ...post, rules: null, source_hash: null }, owner, undo?.step ?? null),
    ...{ status, reason, postedAt: posted_at, text },
    parts: highlightedParts(text, advert),
    facts: factsOf(advert, owner),
    photos: media.flatMap(({ urls }) => urls),
    slug: (listing && slugs.get(keyText(listing))) ?? null,
    canPublish:
      post.gone_as_of === null &&
      decide(advert, { ...owner, decision: "publish" }, rules.places).status === "published",
    isTaken: isTaken(post, owner),
    missing: missingFacts(advert, owner, rules.places),
    joinsWith,
    undo,
  };
}

const STATUS_WORDS = {
  published: "Shown on the site",
  merged: "Shown on the site",
  queued: "Waits",
  ignored: "Left out",
  removed: "Ended",
} as const;

/** How a post stands, with the reason: "Waits: it states no rent". */
export function cardHeading({ status, reason }: Pick<PostCard, "status" | "reason">): string {
  const words = STATUS_WORDS[status];
  return reason === null ? words : `${words}: ${reason}`;
}
