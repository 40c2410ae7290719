import { removedContactHash } from "../judge/kept-out.ts";
import type { PostRow } from "../posts/rows.ts";
import { judgeBlocked } from "../run/judge-stored.ts";
import { type Run, writeBatch } from "../run/run-batch.ts";
import type { NamedContact } from "./named-person.ts";
import { type FoundPerson, findPerson, importedOf } from "./person-lines.ts";
import { takeDown } from "./take-down.ts";

/** Deletes all that is stored about a contact, a block too, and keeps it out by a hash (docs/behaviour.md, C15). Returns what was found. */
export async function removeContact(
  run: Run,
  person: NamedContact,
  erase: () => Promise<void>,
): Promise<FoundPerson> {
  const { people } = run.service;
  const found = await findPerson(run, person);
  // First, so that a command that is interrupted keeps out what it has not deleted yet.
  const hash = removedContactHash(person.contact);
  await people.remove(hash);
  try {
    for (const { channel, message_id } of found.posts) {
      await takeDown(run, { channel, message_id }, hash);
    }
    await people.deleteRentals(importedOf(found).map(({ id }) => id));
    await people.unblock(person.contact);
    const blocked = await run.service.blockedContacts();
    await people.blockPhotos([...blocked].filter((contact) => contact !== person.contact));
    await writeBatch(run);
  } finally {
    await erase();
  }
  return found;
}

/** Leaves the posts of a contact out from now on (docs/behaviour.md, C16). Returns the stored ones that this leaves out. */
export async function blockContact(run: Run, { contact }: NamedContact): Promise<PostRow[]> {
  await run.service.people.block(contact);
  return judgeBlocked(run);
}

export type AllowedContact = { wasBlocked: boolean; wasRemoved: boolean; posts: PostRow[] };

export async function allowContact(run: Run, { contact }: NamedContact): Promise<AllowedContact> {
  const { people } = run.service;
  const wasBlocked = (await people.blocked()).includes(contact);
  await people.unblock(contact);
  const wasRemoved = await people.allow(removedContactHash(contact));
  return { wasBlocked, wasRemoved, posts: await judgeBlocked(run) };
}
