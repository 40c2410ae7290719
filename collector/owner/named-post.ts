import { type PostKey, parseKey, readKey } from "../posts/post-key.ts";
import { loadPosts } from "../run/load-state.ts";
import type { Run } from "../run/run-batch.ts";
import { findKey, storedKey } from "../store/find-post.ts";

/** The slug or id in the address of a listing: `/rental/villa-in-canggu`, `https://site/ru/rental/2141?...`. */
const LISTING_ADDRESS = /\/rental(?:\/|\?slug=)([a-z0-9-]+)/i;

/** A link to a post: `t.me/balirent/2141`, of a private channel `t.me/c/123/2141`, or `balirent/2141` or `balirent/2141.2` alone. */
const POST_LINK =
  /(?:https?:\/\/)?(?:t(?:elegram)?\.me\/)(?:s\/)?((?:c\/)?[\w-]+\/\d+)|^((?:c\/)?[^\s/]+\/-?\d+(?:\.\d{1,2})?)$/i;
/** The number of a home in a message: `balirent/2141.1`. */
const NAMED_PART = /\/-?\d+\.\d{1,2}$/;

/** The stored post that a text names by a link to it or by the address of its listing; null if it names none. */
export async function namedPost({ service }: Run, text: string): Promise<PostKey | null> {
  const [, slug] = LISTING_ADDRESS.exec(text) ?? [];
  const [, linked, alone] = POST_LINK.exec(text.trim()) ?? [];
  const linkedKey = () => readKey(linked ?? alone ?? "");
  const written = slug === undefined ? linkedKey() : await service.listings.postOf(slug.toLowerCase());
  return written && findKey(service, written);
}

/** The stored post that a command names, by `namedPost` or by its key. Throws a `CliError` if there is none. */
export async function postNamed(run: Run, written: string): Promise<PostKey> {
  return (await namedPost(run, written)) ?? storedKey(run.service, parseKey(written));
}

/** The posts of all homes in the message of a post, unless `written` names the post by its number or address alone. */
export async function homesNamed(run: Run, key: PostKey, written: string): Promise<PostKey[]> {
  if (NAMED_PART.test(written.trim()) || LISTING_ADDRESS.test(written)) return [key];
  const homes = (await loadPosts(run, [key])).homesIn(key);
  return homes.length > 0 ? homes.map(({ channel, message_id }) => ({ channel, message_id })) : [key];
}
