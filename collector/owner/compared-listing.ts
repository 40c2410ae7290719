import type { Advert } from "@rentals/reader/advert.ts";
import { counted } from "../../lib/cli/counted.ts";
import { certainValue } from "../../lib/facts/fact.ts";
import { isShown, listingKey } from "../judge/batch-state.ts";
import type { Corrections } from "../judge/corrections.ts";
import type { PostKey } from "../posts/post-key.ts";
import { newestFirst, type PostRow } from "../posts/rows.ts";
import { factLine, readAsLabel } from "../report/read-as-label.ts";
import { loadPosts } from "../run/load-state.ts";
import type { Run } from "../run/run-batch.ts";

/** The listing that a waiting post may repeat, as the owner sees it beside the post (docs/behaviour.md, B20). */
export type ComparedListing = {
  key: PostKey;
  facts: string;
  photos: readonly string[];
  /** Null if the listing has no address yet. */
  slug: string | null;
};

export const photosOf = ({ media }: Pick<PostRow, "media">): string[] => media.flatMap(({ urls }) => urls);

/** What an advert and the owner say, in a line: rent, place and rooms, then every number, account and link, and how many photos. */
export function factsOf(advert: Advert, owner: Corrections, photos: readonly string[]): string {
  const read = readAsLabel(owner.area === undefined ? advert : { ...advert, area: null });
  const line = factLine({
    ...read,
    prices: owner.price ? [owner.price] : read.prices,
    area: owner.area === undefined ? read.area : [owner.area],
    bedrooms: owner.bedrooms ?? read.bedrooms,
    bathrooms: owner.bathrooms ?? read.bathrooms,
    available_from: owner.from?.replace(/^available (?:from )?/, "") ?? read.available_from,
  });
  const phones = advert.phones.flatMap((fact) => certainValue(fact) ?? []);
  const links = advert.links.flatMap((fact) => certainValue(fact) ?? []);
  const more = [...phones, ...links].filter((contact) => !line.includes(contact));
  const photoCount = photos.length === 0 ? [] : [counted(photos.length, "photo")];
  return [line, ...more, ...photoCount].filter((part) => part !== "").join(" · ");
}

/** The listing that a post waits for the owner to compare it with; null if there is none, or it is gone. */
export async function comparedListing(
  run: Run,
  { reasons }: Pick<PostRow, "reasons">,
): Promise<ComparedListing | null> {
  const [key] = reasons.flatMap((each) =>
    each.code === "may-repeat" || each.code === "copies"
      ? [{ channel: each.of.channel, message_id: each.of.message_id }]
      : [],
  );
  if (!key) return null;
  const state = await loadPosts(run, [key]);
  const post = state.withMessage(key);
  if (!post || listingKey(post) === null) return null;
  const [shown = post] = state.ownPostsOf(key).filter(isShown).toSorted(newestFirst);
  const { listings } = run.service;
  const photos = await listings.photosOf(key);
  const [slug = null] = (await listings.slugsOf([post])).values();
  return { key, facts: factsOf(state.read(shown).advert, state.correctionsOf(shown), photos), photos, slug };
}
