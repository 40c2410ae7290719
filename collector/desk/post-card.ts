import { createHash } from "node:crypto";
import { counted } from "../../lib/cli/counted.ts";
import { isoRegionDay } from "../../lib/time/region-day.ts";
import { isCopy, isCopyInDoubt } from "../judge/copies.ts";
import type { Corrections } from "../judge/corrections.ts";
import { decide } from "../judge/decide.ts";
import { isTaken } from "../judge/judge-post.ts";
import { postInQuestion } from "../judge/replies.ts";
import { undoable } from "../owner/undo-last.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import { reasonText } from "../posts/reasons.ts";
import { isShown, listingKey, newestFirst, type PostRow } from "../posts/rows.ts";
import { factsOf, type ReadSpan, readSpans } from "../report/read-facts.ts";
import { loadPosts } from "../run/load-state.ts";
import type { Run } from "../run/run-batch.ts";
import type { ButtonFacts } from "./card-buttons.ts";

/** A listing that a post may repeat or change, as the owner sees it beside the post (docs/behaviour.md, B20). */
export type ComparedListing = {
  key: PostKey;
  facts: string;
  photos: readonly string[];
  /** Null if the listing has no address yet. */
  slug: string | null;
};

export type PostCard = ButtonFacts & {
  key: PostKey;
  /** Differs whenever anything of the card does: a press on a card of another version is refused. */
  version: string;
  reason: string | null;
  postedAt: string;
  /** Its text with the changes of replies, and the words in it that were read. */
  text: string;
  /** What the owner said that it is called; null if nothing. */
  title: string | null;
  spans: readonly ReadSpan[];
  facts: string;
  /** What the owner said, in the words of `set`, photos by their number; empty if nothing. */
  said: string;
  /** What the second reader could not say, with the reason; null if it was not asked. */
  second: string | null;
  /** The address of the listing that shows the post; null if no listing does. */
  slug: string | null;
  joinsWith: ComparedListing | null;
  /** The first post of its listing, if the post is another author's copy. */
  copyOf: PostKey | null;
  /** Whether it waits because it may copy another author's listing. */
  isCopyInDoubt: boolean;
};

async function comparedListing(
  run: Run,
  { reasons }: Pick<PostRow, "reasons">,
): Promise<ComparedListing | null> {
  const [of] = reasons.flatMap((each) =>
    each.code === "may-repeat" || each.code === "copies" || each.code === "may-amend" ? [each.of] : [],
  );
  if (!of) return null;
  const key = { channel: of.channel, message_id: of.message_id };
  const state = await loadPosts(run, [key]);
  const post = state.withMessage(key);
  if (!post || listingKey(post) === null) return null;
  const [shown = post] = state.ownPostsOf(key).filter(isShown).toSorted(newestFirst);
  const { listings } = run.service;
  const [slug = null] = (await listings.slugsOf([post])).values();
  const facts = factsOf(state.read(shown).advert, state.correctionsOf(shown));
  return { key, facts, photos: await listings.photosOf(key), slug };
}

/** "price=35000000 IDR month, area=canggu" */
function saidWords({ price, map, same_as, taken, without_photo, first_photo, ...plain }: Corrections) {
  const said = {
    taken: taken && isoRegionDay(new Date(taken)),
    without_photo: without_photo && counted(without_photo.length, "photo"),
    first_photo: first_photo && "another",
    ...{ price: price && Object.values(price).join(" "), map: map && `${map.lat},${map.lng}` },
    ...{ same_as: same_as && keyText(same_as), ...plain },
  };
  return Object.entries(said)
    .flatMap(([field, value]) => (value === undefined ? [] : `${field}=${value}`))
    .join(", ");
}

function versionOf(...parts: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 10);
}

/** The card of a stored post; null if it was taken down. `now` decides what can still be taken back. */
export async function postCard(run: Run, key: PostKey, now: Date): Promise<PostCard | null> {
  const { service, rules } = run;
  const state = await loadPosts(run, [key]);
  const post = state.withMessage(key);
  if (!post) return null;
  const owner = state.correctionsOf(post);
  const { text, advert, second } = state.read(post);
  const joinsWith = await comparedListing(run, post);
  const photos = post.media.flatMap(({ urls }) => urls);
  const listing = listingKey(post);
  const copyOf = isCopy(state, post) ? listing : null;
  const { channel, message_id, status, posted_at } = post;
  const own = { channel, message_id };
  const undo = await undoable(service, listing === null || copyOf ? [own] : [own, listing], now);
  const slugs = isShown(post) ? await service.listings.slugsOf([post]) : new Map<string, string>();
  return {
    key: own,
    version: versionOf({ ...post, rules: null, source_hash: null }, owner, undo?.step ?? null, joinsWith),
    ...{ status, reason: reasonText(post.reasons), postedAt: posted_at, text },
    title: owner.title ?? null,
    spans: readSpans(advert),
    facts: factsOf(advert, owner),
    said: saidWords(owner),
    second:
      second &&
      `second reader (${post.second_reading?.model}): ${second.lacks.join("; ") || "it says no more"}`,
    photos,
    slug: (listing && slugs.get(keyText(listing))) ?? null,
    canPublish:
      post.gone_as_of === null &&
      decide(advert, { ...owner, decision: "publish" }, rules.places).status === "published",
    isTaken: isTaken(post, owner),
    joinsWith,
    copyOf,
    isCopyInDoubt: isCopyInDoubt(post),
    asksForRent: postInQuestion(state, post) !== null,
    undo,
  };
}
