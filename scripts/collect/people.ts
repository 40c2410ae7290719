import { writeFile } from "node:fs/promises";
import { allowContact, blockContact, removeContact } from "../../collector/owner/keep-out.ts";
import {
  type NamedContact,
  type NamedPerson,
  namedContact,
  namedPerson,
} from "../../collector/owner/named-person.ts";
import { findPerson, personLines } from "../../collector/owner/person-lines.ts";
import { outcomeLine } from "../../collector/owner/post-lines.ts";
import { countOldPosts, parseAge, prunePosts } from "../../collector/owner/prune-posts.ts";
import type { Run } from "../../collector/run/run-batch.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { counted } from "../../lib/cli/counted.ts";
import { readSettings } from "../../lib/settings/settings-file.ts";
import { settingsPath } from "../../lib/settings/settings-path.ts";
import { eraseDeleted } from "../embedded-service.ts";
import { usageError } from "../read-arguments.ts";
import { beginRun } from "./begin-run.ts";
import { confirmed } from "./confirm.ts";
import { isUnusedFolder } from "./data-service.ts";
import { USAGE } from "./usage.ts";

const COMMANDS = ["find", "block", "prune", "remove", "allow"] as const;
export type PeopleCommand = (typeof COMMANDS)[number];

export type PeopleFlags = { data?: string; contact?: string; export?: string; older?: string; yes?: boolean };

/** Whether the words name a command about people; `remove` and `allow` are about posts without --contact. */
export function isPeopleCommand(word: string, { contact }: PeopleFlags): word is PeopleCommand {
  if (word === "remove" || word === "allow") return contact !== undefined;
  return COMMANDS.some((command) => command === word);
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}

async function find(run: Run, person: NamedPerson, file: string | undefined): Promise<void> {
  const found = await findPerson(run, person);
  print(personLines(found));
  if (file === undefined) return;
  const text = JSON.stringify({ as_of: new Date().toISOString(), ...found }, null, 2);
  await writeFile(file, `${text}\n`, { mode: 0o600 });
  console.log(`${file}: written.`);
}

async function remove(run: Run, contact: NamedContact, { data, yes }: PeopleFlags): Promise<void> {
  const found = await findPerson(run, contact);
  const question = [...personLines(found), "Delete all of it for good, and keep the contact out?"].join("\n");
  if (!yes && !(await confirmed(question))) throw new CliError("Nothing was removed.");
  const removed = await removeContact(run, contact, () => eraseDeleted(data));
  const what = [counted(removed.posts.length, "post"), counted(removed.rentals.length, "listing")].join(", ");
  console.log(`${what} removed. Later posts of the contact stay out; allow --contact takes that back.`);
  print(removed.other_contacts.length > 0 ? [`They also named ${removed.other_contacts.join(", ")}.`] : []);
}

async function block(run: Run, contact: NamedContact): Promise<void> {
  const posts = await blockContact(run, contact);
  print(posts.map(outcomeLine));
  console.log(`${contact.contact} is blocked: ${counted(posts.length, "stored post")} left out.`);
}

async function allow(run: Run, contact: NamedContact): Promise<void> {
  const { wasBlocked, wasRemoved, posts } = await allowContact(run, contact);
  print(posts.map(outcomeLine));
  if (!wasBlocked && !wasRemoved)
    throw new CliError("The contact was neither removed nor blocked by a command.");
  console.log(`${contact.contact} is no longer kept out: later posts are read again.`);
}

async function prune(run: Run, before: Date, { data, yes }: PeopleFlags): Promise<void> {
  const count = await countOldPosts(run, before);
  if (count === 0) return console.log("No post is that old.");
  const question = `Delete ${counted(count, "post")} for good, with their listings and photos?`;
  if (!yes && !(await confirmed(question))) throw new CliError("Nothing was deleted.");
  try {
    for await (const done of prunePosts(run, before)) console.log(`${counted(done, "post")} deleted`);
  } finally {
    await eraseDeleted(data);
  }
}

function workOf(
  command: PeopleCommand,
  words: readonly string[],
  flags: PeopleFlags,
): (run: Run) => Promise<void> {
  const takesWords = command === "find" || command === "block";
  if (takesWords && words.length === 0)
    throw usageError(`${command} needs a phone number or an account.`, USAGE);
  if (!takesWords && words.length > 0) {
    throw usageError(`${command}${flags.contact === undefined ? "" : " --contact"} takes no post.`, USAGE);
  }
  if (command === "prune") {
    const { daysShown } = readSettings(settingsPath(flags.data ?? null));
    const before = parseAge(flags.older, daysShown, new Date());
    return (run) => prune(run, before, flags);
  }
  const written = flags.contact ?? words.join(" ");
  if (command === "find") {
    const person = namedPerson(written);
    return (run) => find(run, person, flags.export);
  }
  const contact = namedContact(written);
  if (command === "remove") return (run) => remove(run, contact, flags);
  return (run) => (command === "block" ? block(run, contact) : allow(run, contact));
}

export async function runPeopleCommand(
  command: PeopleCommand,
  words: readonly string[],
  flags: PeopleFlags,
): Promise<void> {
  const work = workOf(command, words, flags);
  const { data } = flags;
  if (data !== undefined && isUnusedFolder(data))
    console.log(`${data} is new, nothing was collected into it.`);
  await work(await beginRun({ data }));
}
