import { existsSync } from "node:fs";
import { Option } from "@commander-js/extra-typings";
import { waitingLines } from "../../collector/desk/card-lines.ts";
import type { OwnerEdits } from "../../collector/judge/corrections.ts";
import { parseFields } from "../../collector/owner/parse-fields.ts";
import { commandLine, dayArgument, pathArgument } from "../command-line.ts";
import { filledFolder, servedFolder } from "../environment.ts";
import type { OpenRun } from "./begin-run.ts";
import { collectFromExport } from "./export.ts";
import { follow } from "./follow.ts";
import * as owner from "./owner.ts";

/** A command of the collector; `isEndless` if it runs until Ctrl-C. */
export type Command = { isEndless: boolean; run: () => Promise<void> };

const POSTS = [
  "<posts...>",
  "CHANNEL/MESSAGE, as in balirent/2141, a link to it, or the address of a listing",
] as const;
const PERSON = ["<words...>", "a phone number or an account"] as const;
const YES = ["--yes", "do not ask first"] as const;
const CONTACT = ["--contact <person>", "all posts of a phone number or an account"] as const;
const FIELDS = `
Fields: price=12jt bedrooms=2 bathrooms=1 area=NAME type=villa title="..." contact=https://wa.me/62...
        same_as=CHANNEL/MESSAGE deposit=5jt stay=3 from="1 December" includes="wifi, no pets"
        map=-8.64,115.13 without_photo=3 first_photo=2
price= and the like take back what was set.`;

/** Whether the first argument may be an export. A mere word that names no file is a command, perhaps a mistyped one. */
const mayBeSource = (word = "."): boolean => /[^a-z]/i.test(word) || existsSync(word);

/** The command that the arguments name. Throws a `CommanderError`, after printing the problem and the help, if they name none. */
export function readCommand(args: readonly string[] = process.argv.slice(2)): Command {
  const found: Command[] = [];
  const runs = (run: () => Promise<void>, isEndless = false) => void found.push({ isEndless, run });
  const program = commandLine("npm run collect --").description(
    "Reads the posts of a Telegram channel and keeps the listings of the site as they say.",
  );
  const command = (name: string, about: string, isDefault = false) =>
    program
      .command(name, { isDefault })
      .description(about)
      .option(
        "--data <folder>",
        "the data folder; by default ../data, next to the clone, or what SUPABASE_URL and SUPABASE_SECRET_KEY name",
        pathArgument,
        name === "export" ? filledFolder() : servedFolder(undefined),
      );

  const collect = command(
    "export",
    "collect a Telegram Desktop export (the word export may be left out), or follow a bot",
    mayBeSource(args[0]),
  )
    .argument("[source]", "the folder of the export, or its result.json")
    .option(
      "--channel <name>",
      "its public name; of a whole account, which chat (TITLE=PUBLIC_NAME says both)",
    )
    .option("--since <date>", "skip posts older than this date, like 2026-10-01", dayArgument)
    .option("--json <file>", "one record for each message: what became of it, why, and what was read")
    .addOption(
      new Option("--follow", "keep collecting the channels of TELEGRAM_BOT_TOKEN until Ctrl-C").conflicts([
        "since",
        "json",
      ]),
    )
    .action((source, { follow: follows, ...flags }) => {
      if (source !== undefined && follows) collect.error("error: --follow takes no source.");
      if (source !== undefined) return runs(() => collectFromExport(source, flags));
      if (!follows) collect.error("error: name an export to collect, or --follow.");
      return runs(() => follow({ channel: flags.channel, data: flags.data }), true);
    });
  const overData = (data: string | undefined, lines: (run: OpenRun) => AsyncIterable<string>) =>
    runs(() => owner.printOver(data, lines));
  command("review", "the posts that wait, with the reason, newest first").action(({ data }) =>
    overData(data, (run) => waitingLines(run, new Date())),
  );
  command("find", "a post, or all that is kept about somebody or has some words")
    .argument(
      "<words...>",
      "a post, a link to it, the address of a listing, a phone number, an account or words",
    )
    .option("--export <file>", "write what is kept about somebody as JSON", pathArgument)
    .action((words, { data, export: file }) =>
      overData(data, (run) => owner.find(run, words.join(" "), file)),
    );
  command("set", "say what a post does not")
    .argument("<post>", POSTS[1])
    .argument("<fields...>", "FIELD=VALUE")
    .addHelpText("after", FIELDS)
    .action((post, fields, { data }) =>
      overData(data, (run) => owner.correct(run, [post], parseFields(fields))),
    );
  for (const [name, about, edits] of [
    ["publish", "show posts as they were read, what is doubtful too", () => ({ decision: "publish" })],
    ["reject", "leave posts out, and what repeats them", () => ({ decision: "reject" })],
    [
      "taken",
      "end the listings of posts, until they are posted again",
      () => ({ taken: new Date().toISOString() }),
    ],
  ] satisfies [string, string, () => OwnerEdits][])
    command(name, about)
      .argument(...POSTS)
      .action((posts, { data }) => overData(data, (run) => owner.correct(run, posts, edits())));
  command("undo", "take back what was said last with set, publish, reject or taken, of a post or of any")
    .argument("[post]", POSTS[1])
    .action((post, { data }) => overData(data, (run) => owner.undo(run, post ?? null)));
  const remove = command(
    "remove",
    "take down for good: text, contacts and photos go, and no later run brings them back",
  )
    .argument("[posts...]", POSTS[1])
    .option(...CONTACT)
    .option(...YES)
    .action((posts, { data, contact, yes: isSure = false }) => {
      if ((contact === undefined) === (posts.length === 0)) remove.error("error: name posts, or --contact.");
      overData(data, (run) =>
        contact === undefined
          ? owner.removePosts(run, posts, { data, isSure })
          : owner.removePerson(run, contact, { data, isSure }),
      );
    });
  const allow = command("allow", "take a remove or reject back; with --contact, a remove or block")
    .argument("[posts...]", POSTS[1])
    .option(...CONTACT)
    .action((posts, { data, contact }) => {
      if ((contact === undefined) === (posts.length === 0)) allow.error("error: name posts, or --contact.");
      overData(data, (run) =>
        contact === undefined ? owner.allowPosts(run, posts) : owner.allowPerson(run, contact),
      );
    });
  command("block", "leave out what somebody posts")
    .argument(...PERSON)
    .action((words, { data }) => overData(data, (run) => owner.block(run, words.join(" "))));
  command("numbers", "views, opened contacts and shares of the last week, by listing and by search")
    .option("--since <date>", "begin with this day, like 2026-10-01", dayArgument)
    .action(({ data, since }) => overData(data, (run) => owner.numbers(run, since)));
  command("prune", "delete what was posted longer ago")
    .requiredOption("--older <age>", "in days, as in 180d")
    .option(...YES)
    .action(({ data, older, yes: isSure = false }) =>
      overData(data, (run) => owner.prune(run, older, { data, isSure })),
    );

  program.parse(args, { from: "user" });
  return found[0] ?? program.error("error: name a command.");
}
