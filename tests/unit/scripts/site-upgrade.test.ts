import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { acceptedMigrations } from "@/scripts/embedded-service/accepted-migrations.ts";
import { linkedTo } from "@/scripts/site/release-links.ts";
import { addedMigrations, releasesToDelete } from "@/scripts/site/releases.ts";
import { runBack, runUpgrade, type UpgradeEffects } from "@/scripts/site/run-upgrade.ts";
import { siteBase } from "@/scripts/site/site-base.ts";

jest.setTimeout(60_000);

let around: string;
let base: string;
let origin: string;

const git = (folder: string, ...args: string[]) =>
  execFileSync("git", ["-C", folder, "-c", "user.name=x", "-c", "user.email=x@example.com", ...args], {
    encoding: "utf8",
    stdio: "pipe",
  }).trim();

/** Commits a release to origin, with a migration of its own. Returns its commit. */
function commitRelease(version: string): string {
  mkdirSync(join(origin, "supabase/migrations"), { recursive: true });
  writeFileSync(join(origin, "release"), version);
  writeFileSync(join(origin, `supabase/migrations/2026112600000${version}_change.sql`), "");
  git(origin, "add", "-A");
  git(origin, "commit", "-qm", version);
  return git(origin, "rev-parse", "HEAD");
}

beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), "upgrade-"));
  [origin, base] = [join(around, "origin"), join(around, "base")];
  mkdirSync(origin);
  mkdirSync(join(base, "data"), { recursive: true });
  git(origin, "init", "-q", "-b", "main");
  commitRelease("1");
  git(around, "clone", "-q", origin, join(base, "site"));
  writeFileSync(join(base, "site/.env.local"), "SECRET=1");
  symlinkSync(join(base, "site"), join(base, "current"));
});

afterEach(() => rmSync(around, { recursive: true }));

class CutOff extends Error {}

/** What a site does during an upgrade; cut off before the step with this name. */
function upgrading(cutAt: string | null, changes: Partial<UpgradeEffects> = {}) {
  const steps: string[] = [];
  const effects: UpgradeEffects = {
    copyData: async (to) => {
      mkdirSync(to);
      writeFileSync(join(to, "copied"), "");
    },
    rehearse: async (release, copy) => {
      if (!existsSync(join(copy, "copied"))) throw new Error("no copy");
      writeFileSync(join(release, ".next"), "built");
    },
    change: async () => null,
    say: (step) => {
      if (step === cutAt) throw new CutOff(step);
      steps.push(step);
    },
    ...changes,
  };
  const places = siteBase(join(base, "site"));
  const run = () => runUpgrade({ project: join(base, "site"), places, to: "origin/HEAD", effects });
  return { steps, places, run, back: () => runBack({ places, effects }) };
}

const served = () => readFileSync(join(base, "current/release"), "utf8");

const STEPS = ["fetch", "sources", "copy", "rehearse", "clear", "accept", "swap", "change", "tidy"];

test("an upgrade goes through its steps, keeps the settings and the release before, and is done once", async () => {
  const commit = commitRelease("2");
  const { run, steps, places } = upgrading(null);
  expect(basename((await run()) ?? "")).toBe(commit.slice(0, 12));
  expect(steps).toEqual(STEPS);
  expect(served()).toBe("2");
  expect(readFileSync(join(base, "current/.env.local"), "utf8")).toBe("SECRET=1");
  expect(linkedTo(places.previous)).toBe(join(base, "site"));
  expect(await acceptedMigrations(places.data)).toEqual(["20261126000002"]);
  expect(existsSync(join(base, "upgrade-copy"))).toBe(false);
  expect(await run()).toBeNull();
});

test.each(STEPS)(
  "cut off before %s, a whole release is served, and the next try ends at the new one",
  async (cutAt) => {
    commitRelease("2");
    await expect(upgrading(cutAt).run()).rejects.toThrow(CutOff);
    expect(served()).toBe(STEPS.indexOf(cutAt) > STEPS.indexOf("swap") ? "2" : "1");
    await upgrading(null).run();
    expect(served()).toBe("2");
    expect(readdirSync(join(base, "releases"))).toHaveLength(1);
  },
);

test("sources that were cut off while they were written are written anew", async () => {
  const release = join(base, "releases", commitRelease("2").slice(0, 12));
  mkdirSync(release, { recursive: true });
  writeFileSync(join(release, "release"), "half");
  await upgrading(null).run();
  expect(served()).toBe("2");
});

test.each<[string, Partial<UpgradeEffects>, string]>([
  ["the copy has no room", { copyData: () => Promise.reject(new Error("The disk is full.")) }, "full"],
  [
    "the copy cannot be migrated",
    { rehearse: () => Promise.reject(new Error("migrations/2 failed")) },
    "migrations",
  ],
  [
    "a process does not answer",
    { change: async () => "site:3000 does not start." },
    "site:3000 does not start.",
  ],
])("if %s, the old release is served", async (_, failing, problem) => {
  commitRelease("2");
  await expect(upgrading(null, failing).run()).rejects.toThrow(problem);
  expect(served()).toBe("1");
});

test("without network the old release is served", async () => {
  commitRelease("2");
  rmSync(origin, { recursive: true });
  await expect(upgrading(null).run()).rejects.toThrow("git fetch: ");
  expect(served()).toBe("1");
});

test("the release before comes back, and forth again", async () => {
  commitRelease("2");
  const { run, back } = upgrading(null);
  await expect(back()).rejects.toThrow("no release before");
  await run();
  await back();
  expect(served()).toBe("1");
  await back();
  expect(served()).toBe("2");
});

test("only linked releases are kept", async () => {
  expect(releasesToDelete(["a", "b", "c"], ["/r/releases/b", null])).toEqual(["a", "c"]);
  commitRelease("2");
  expect(await addedMigrations(join(base, "site"), origin)).toEqual(["20261126000002"]);
  expect(await addedMigrations(origin, join(base, "site"))).toEqual([]);
});
