import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { readSettings } from "../../lib/settings/settings-file.ts";
import { settingsPath } from "../../lib/settings/settings-path.ts";
import { optional } from "../environment.ts";
import { readArguments } from "../read-arguments.ts";
import { ownUrl, requestedAddress } from "../start/address.ts";
import { builtFolder } from "../start/build.ts";
import { PROJECT } from "../start/project.ts";
import { askSite } from "./ask-site.ts";
import { domainFacts } from "./domain-facts.ts";
import { findingLines, findings } from "./findings.ts";
import { folderFacts } from "./folder-facts.ts";
import { siteBase } from "./site-base.ts";

const USAGE = `usage: npm run site -- doctor [--data FOLDER] [--domain DOMAIN] [--site ADDRESS] [--json]

Says what is right and what is wrong, and what to do about it. Changes nothing. The exit status is 1 if anything is wrong.

  --data FOLDER     by default "data" beside the project
  --domain DOMAIN   check its DNS and certificate too
  --site ADDRESS    where the site is asked; by default the first process on this machine
  --json            for a monitor`;

const OPTIONS = {
  data: { type: "string" },
  domain: { type: "string" },
  site: { type: "string" },
  json: { type: "boolean" },
} as const;

/** The commit of the project; null without git, or in a repository of another user. */
async function commitOf(project: string): Promise<string | null> {
  const git = promisify(execFile)("git", ["-C", project, "log", "-1", "--format=%h of %cs"]);
  return git.then(({ stdout }) => stdout.trim()).catch(() => null);
}

/** Examines the site of this machine (docs/behaviour.md, O18). */
export async function doctor(args: string[]): Promise<void> {
  const { values } = readArguments(USAGE, OPTIONS, args);
  const places = siteBase(PROJECT);
  const data = resolve(values.data ?? places.data);
  const site = values.site?.replace(/\/+$/, "") ?? ownUrl(requestedAddress());
  const [commit, isBuilt, ofFolder, ofSite, domain] = await Promise.all([
    commitOf(PROJECT),
    builtFolder().then(
      () => true,
      () => false,
    ),
    folderFacts(data, places.current),
    askSite(site, optional("SITE_NOINDEX") !== undefined),
    values.domain === undefined ? null : domainFacts(values.domain),
  ]);
  const { daysShown } = readSettings(settingsPath(data));
  const facts = {
    now: new Date(),
    nodeVersion: process.versions.node,
    commit,
    isBuilt,
    data,
    domain,
    daysShown,
  };
  const all = findings({ ...facts, ...ofFolder, ...ofSite });
  const isRight = all.every((finding) => finding.isRight);
  console.log(values.json ? JSON.stringify({ isRight, findings: all }) : findingLines(all).join("\n"));
  if (!isRight) process.exitCode = 1;
}
