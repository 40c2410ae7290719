import { writeFile } from "node:fs/promises";
import { allowContact, blockContact, removeContact } from "../../collector/owner/keep-out.ts";
import { findPerson, namedContact, namedPerson, personLines } from "../../collector/owner/person-lines.ts";
import { outcomeLine } from "../../collector/owner/post-lines.ts";
import { countOldPosts, parseAge, prunePosts } from "../../collector/owner/take-down.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { counted } from "../../lib/cli/counted.ts";
import { readSettings } from "../../lib/settings/settings-file.ts";
import { settingsPath } from "../../lib/settings/settings-path.ts";
import { eraseDeleted } from "../embedded-service.ts";
import { beginRun, type OpenRun } from "./begin-run.ts";
import { confirmed } from "./confirm.ts";
import { isUnusedFolder } from "./data-service.ts";

function begin(data: string | undefined): Promise<OpenRun> {
  if (isUnusedFolder(data)) console.log(`${data} is new, nothing was collected into it.`);
  return beginRun(data);
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}

/** Prints all that is kept about somebody, and writes it as JSON if a file is named. */
export async function findPersonalData(
  data: string | undefined,
  words: string,
  file: string | undefined,
): Promise<void> {
  const person = namedPerson(words);
  const found = await findPerson(await begin(data), person);
  print(personLines(found));
  if (file === undefined) return;
  const text = JSON.stringify({ as_of: new Date().toISOString(), ...found }, null, 2);
  await writeFile(file, `${text}\n`, { mode: 0o600 });
  console.log(`${file}: written.`);
}

export async function removePerson(data: string | undefined, words: string, isSure: boolean): Promise<void> {
  const contact = namedContact(words);
  const run = await begin(data);
  const found = await findPerson(run, contact);
  const question = [...personLines(found), "Delete all of it for good, and keep the contact out?"].join("\n");
  if (!isSure && !(await confirmed(question))) throw new CliError("Nothing was removed.");
  const removed = await removeContact(run, contact, () => eraseDeleted(data));
  const what = [counted(removed.posts.length, "post"), counted(removed.rentals.length, "listing")].join(", ");
  console.log(`${what} removed. Later posts of the contact stay out; allow --contact takes that back.`);
  print(removed.other_contacts.length > 0 ? [`They also named ${removed.other_contacts.join(", ")}.`] : []);
}

export async function blockPerson(data: string | undefined, words: string): Promise<void> {
  const contact = namedContact(words);
  const posts = await blockContact(await begin(data), contact);
  print(posts.map(outcomeLine));
  console.log(`${contact.contact} is blocked: ${counted(posts.length, "stored post")} left out.`);
}

export async function allowPerson(data: string | undefined, words: string): Promise<void> {
  const contact = namedContact(words);
  const { wasBlocked, wasRemoved, posts } = await allowContact(await begin(data), contact);
  print(posts.map(outcomeLine));
  if (!wasBlocked && !wasRemoved)
    throw new CliError("The contact was neither removed nor blocked by a command.");
  console.log(`${contact.contact} is no longer kept out: later posts are read again.`);
}

/** Deletes what was posted longer ago than an age such as "180d". Asks first, but for `isSure`. */
export async function prune(data: string | undefined, older: string, isSure: boolean): Promise<void> {
  const { daysShown } = readSettings(settingsPath(data ?? null));
  const before = parseAge(older, daysShown, new Date());
  const run = await begin(data);
  const count = await countOldPosts(run, before);
  if (count === 0) return console.log("No post is that old.");
  const question = `Delete ${counted(count, "post")} for good, with their listings and photos?`;
  if (!isSure && !(await confirmed(question))) throw new CliError("Nothing was deleted.");
  try {
    for await (const done of prunePosts(run, before)) console.log(`${counted(done, "post")} deleted`);
  } finally {
    await eraseDeleted(data);
  }
}
