import { execFileSync } from "node:child_process";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { dataFolder, dataFolderPaths } from "../../scripts/embedded-service/data-folder.ts";
import { lockFolder } from "../../scripts/embedded-service/lock-folder.ts";
import { migrate } from "../../scripts/embedded-service/migrate.ts";

/** Makes a data folder as version 0.1 did, whose migrations `commit` has, up to one of them, and runs some SQL; without `commit` only that. */
const [folder = "", commit = "", last = "", sql = ""] = process.argv.slice(2);

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" });
const listed = commit && git("ls-tree", "--name-only", commit, "supabase/migrations/").trim();
const paths = listed.split("\n").filter(Boolean);
const migrations = paths.flatMap((name) => {
  const [version = ""] = /\d{14}/.exec(name) ?? [];
  return version <= last ? [{ name, version, sql: git("show", `${commit}:${name}`) }] : [];
});

lockFolder(dataFolder(folder));
const database = await createPgliteConnection({
  url: `file://${dataFolderPaths(folder).database}`,
  pgliteOptions: {},
});
await database.driver.waitReady;
if (commit) await migrate(database, { files: migrations, migrations, hash: "" });
await database.driver.exec(sql);
await database.close();
