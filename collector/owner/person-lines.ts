import { counted } from "../../lib/cli/counted.ts";
import { listingKey } from "../judge/batch-state.ts";
import { removedHash } from "../judge/kept-out.ts";
import { keyText } from "../posts/post-key.ts";
import type { Run } from "../run/run-batch.ts";
import type { StoredPerson } from "../store/people.ts";
import type { NamedPerson } from "./named-person.ts";
import { searchLine } from "./post-lines.ts";

export type FoundPerson = StoredPerson & {
  contact: string | null;
  other_contacts: string[];
  photos: string[];
  is_blocked: boolean;
  is_removed: boolean;
};

/** Finds all that is stored about somebody (docs/behaviour.md, C14). */
export async function findPerson({ service }: Run, { contact, pattern }: NamedPerson): Promise<FoundPerson> {
  const found = await service.people.find(contact, pattern);
  const contacts = found.posts.flatMap(({ contact_keys }) => contact_keys);
  const urls = [
    ...found.posts.flatMap(({ media }) => media.flatMap((medium) => medium.urls)),
    ...found.rentals.flatMap(({ media_urls }) => media_urls),
  ];
  return {
    ...found,
    contact,
    other_contacts: contact === null ? [] : [...new Set(contacts)].filter((other) => other !== contact),
    photos: [...new Set(urls)],
    is_blocked: contact !== null && (await service.blockedContacts()).has(contact),
    is_removed: contact !== null && removedHash(await service.removedContacts(), [contact]) !== undefined,
  };
}

/** Listings that belong to no post of a channel, because `npm run import` has written them. */
export function importedOf({ posts, rentals }: StoredPerson): StoredPerson["rentals"] {
  const listings = new Set(posts.flatMap((row) => [row, listingKey(row) ?? row]).map(keyText));
  return rentals.filter(
    ({ source_channel_name: channel, message_id }) =>
      channel === null || message_id === null || !listings.has(keyText({ channel, message_id })),
  );
}

export function personLines(found: FoundPerson): string[] {
  const slugs = new Map(
    found.rentals.flatMap(({ source_channel_name: channel, message_id, slug }) =>
      slug === null ? [] : [[`${channel}/${message_id}`, slug]],
    ),
  );
  const imported = importedOf(found).map(({ id, slug, title }) =>
    `/rental/${slug ?? id}  ${title ?? ""}`.trim(),
  );
  const counts = [
    counted(found.posts.length, "post"),
    counted(found.rentals.length, "listing"),
    counted(found.photos.length, "photo"),
    counted(found.corrections.length, "correction"),
    counted(found.bot_messages.length, "bot message"),
  ];
  return [
    ...found.posts.map((row) => searchLine(row, slugs)),
    ...imported,
    `${counts.join(", ")}.`,
    ...(found.other_contacts.length > 0 ? [`The same posts name ${found.other_contacts.join(", ")}.`] : []),
    ...(found.is_blocked ? ["The contact is blocked."] : []),
    ...(found.is_removed ? ["The contact was removed: its posts stay out."] : []),
  ];
}
