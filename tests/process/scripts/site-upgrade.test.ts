import { execFileSync } from "node:child_process";
import {
  cpSync,
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
import { addedMigrations, linkedTo, releasesToDelete } from "@/scripts/site/releases.ts";
import { runBack, runUpgrade, type UpgradeEffects } from "@/scripts/site/run-upgrade.ts";
import { siteBase } from "@/scripts/site/site-base.ts";

/** A folder with a base that serves release 1, and with its origin, which also has release 2. */
let prepared: string;
let around: string;
let base: string;
let origin: string;
/** The commit of release 2. */
let newest: string;

const git = (folder: string, ...args: string[]) =>
  execFileSync("git", ["-C", folder, "-c", "user.name=x", "-c", "user.email=x@example.com", ...args], {
    encoding: "utf8",
    stdio: "pipe",
  }).trim();

/** Commits a release that adds a migration. */
function commitRelease(repository: string, version: string): void {
  mkdirSync(join(repository, "supabase/migrations"), { recursive: true });
  writeFileSync(join(repository, "release"), version);
  writeFileSync(join(repository, `supabase/migrations/2026112600000${version}_change.sql`), "");
  git(repository, "add", "-A");
  git(repository, "commit", "-qm", version);
}

beforeAll(() => {
  prepared = mkdtempSync(join(tmpdir(), "upgrade-"));
  const [repository, site] = [join(prepared, "origin"), join(prepared, "base/site")];
  mkdirSync(repository);
  mkdirSync(join(prepared, "base/data"), { recursive: true });
  git(repository, "init", "-q", "-b", "main");
  commitRelease(repository, "1");
  git(prepared, "clone", "-q", repository, site);
  git(site, "remote", "set-url", "origin", "../../origin");
  writeFileSync(join(site, ".env.local"), "SECRET=1");
  commitRelease(repository, "2");
  newest = git(repository, "rev-parse", "HEAD");
});

afterAll(() => rmSync(prepared, { recursive: true }));

beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), "upgrade-"));
  cpSync(prepared, around, { recursive: true });
  [origin, base] = [join(around, "origin"), join(around, "base")];
  symlinkSync(join(base, "site"), join(base, "current"));
});

afterEach(() => rmSync(around, { recursive: true }));

class CutOff extends Error {}

/** An upgrade that records its steps, and is cut off before the step `cutAt`. */
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

test("an upgrade takes every step once, and keeps the settings and the previous release", async () => {
  const { run, steps, places } = upgrading(null);
  expect(basename((await run()) ?? "")).toBe(newest.slice(0, 12));
  expect(steps).toEqual(STEPS);
  expect(served()).toBe("2");
  expect(readFileSync(join(base, "current/.env.local"), "utf8")).toBe("SECRET=1");
  expect(linkedTo(places.previous)).toBe(join(base, "site"));
  expect(await acceptedMigrations(places.data)).toEqual(["20261126000002"]);
  expect(existsSync(join(base, "upgrade-copy"))).toBe(false);
  expect(await run()).toBeNull();
});

test.each(STEPS)(
  "cut off before %s, an upgrade leaves a whole release served, and can be repeated",
  async (cutAt) => {
    await expect(upgrading(cutAt).run()).rejects.toThrow(CutOff);
    expect(served()).toBe(STEPS.indexOf(cutAt) > STEPS.indexOf("swap") ? "2" : "1");
    await upgrading(null).run();
    expect(served()).toBe("2");
    expect(readdirSync(join(base, "releases"))).toHaveLength(1);
  },
);

test("partly written sources are written again", async () => {
  const release = join(base, "releases", newest.slice(0, 12));
  mkdirSync(release, { recursive: true });
  writeFileSync(join(release, "release"), "half");
  await upgrading(null).run();
  expect(served()).toBe("2");
});

test.each<[string, Partial<UpgradeEffects>, string]>([
  [
    "there is no room for the copy",
    { copyData: () => Promise.reject(new Error("The disk is full.")) },
    "full",
  ],
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
])("the old release stays served when %s", async (_, failing, problem) => {
  await expect(upgrading(null, failing).run()).rejects.toThrow(problem);
  expect(served()).toBe("1");
});

test("the old release stays served when git cannot fetch", async () => {
  rmSync(origin, { recursive: true });
  await expect(upgrading(null).run()).rejects.toThrow("git fetch: ");
  expect(served()).toBe("1");
});

test("going back serves the previous release, and going back again the newer one", async () => {
  const { run, back } = upgrading(null);
  await expect(back()).rejects.toThrow("no release before");
  await run();
  await back();
  expect(served()).toBe("1");
  await back();
  expect(served()).toBe("2");
});

test("releases without a link are deleted, and only new migrations count as added", async () => {
  expect(releasesToDelete(["a", "b", "c"], ["/r/releases/b", null])).toEqual(["a", "c"]);
  expect(await addedMigrations(join(base, "site"), origin)).toEqual(["20261126000002"]);
  expect(await addedMigrations(origin, join(base, "site"))).toEqual([]);
});
