import { namedContacts, UNKNOWN_AUTHOR } from "../posts/author.ts";
import type { PostKey } from "../posts/post-key.ts";
import type { Reason } from "../posts/reasons.ts";
import { isShown, listingKey, type PostRow } from "../posts/rows.ts";
import type { BatchState } from "./batch-state.ts";

/** Accounts and web addresses, with or without https, also those that are no contact: `@made_bali`, `pay.example/42`. */
const ADDRESS = /@[a-z]\w{3,}|(?<![\w.-])(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/[^\s)]*)?/g;

const addressesOf = ({ text }: PostRow): string[] => text.toLowerCase().match(ADDRESS) ?? [];

/** The times at which a post is known to have stood. */
function timesOf(state: BatchState, { channel, posted_at, edited_at, gone_as_of, ended_by }: PostRow) {
  const reply = ended_by === null ? null : state.withMessage({ channel, message_id: ended_by });
  return [posted_at, edited_at, gone_as_of, reply?.posted_at ?? null].filter((time) => time !== null);
}

/** What a copy says that no post of the listing's author says, and whether it would bring back a home that has ended. */
export function differencesOf(state: BatchState, copy: PostRow, listing: PostKey): string[] {
  const own = state.ownPostsOf(listing);
  const says = (partsOf: (post: PostRow) => string[]): boolean =>
    new Set(partsOf(copy)).isSubsetOf(new Set(own.flatMap(partsOf)));
  const rentsOf = (post: PostRow) => state.read(post).advert.rents.map(({ value }) => JSON.stringify(value));
  const photosOf = (post: PostRow) => state.photosOf(post);
  const isOver =
    !own.some(isShown) && own.flatMap((post) => timesOf(state, post)).every((time) => time < copy.posted_at);
  return [
    ...(says(namedContacts) ? [] : ["another number"]),
    ...(says(rentsOf) ? [] : ["another rent"]),
    ...(says(addressesOf) ? [] : ["another link"]),
    ...(own.every((post) => photosOf(post).length === 0) || says(photosOf) ? [] : ["another photo"]),
    ...(isOver ? ["after its end"] : []),
  ];
}

export const isCopyInDoubt = ({ reasons }: Pick<PostRow, "reasons">): boolean =>
  reasons.some(({ code }) => code === "copies");

/** Whether a post copies the listing of another author, as one of its posts or waiting for the owner. */
export function isCopy(state: BatchState, post: PostRow): boolean {
  const listing = listingKey(post);
  return listing === null ? isCopyInDoubt(post) : !state.hasAuthority(post, listing);
}

/** Why a copy by another author waits (docs/behaviour.md, C18). */
export function copyReason({ author }: PostRow, listing: PostKey, differences: string[]): Reason {
  return { code: "copies", of: { ...listing, isAuthorKnown: author !== UNKNOWN_AUTHOR, differences } };
}
