import { createPgliteConnection } from "@supabase/lite/pglite";
import { dataFolder, dataFolderPaths } from "../../scripts/embedded-service/data-folder.ts";
import { lockFolder } from "../../scripts/embedded-service/lock-folder.ts";
import { migrate } from "../../scripts/embedded-service/migrate.ts";
import { readMigrations } from "../../scripts/embedded-service/migrations.ts";

/** Brings a data folder up to a migration, as an older version of the project did, and runs some SQL; then up to a later one. */
const [folder = "", ...steps] = process.argv.slice(2);
lockFolder(dataFolder(folder));
const database = await createPgliteConnection({
  url: `file://${dataFolderPaths(folder).database}`,
  pgliteOptions: {},
});
await database.driver.waitReady;
const migrations = await readMigrations();
for (let at = 0; at < steps.length; at += 2) {
  const [last = "", sql = ""] = steps.slice(at);
  await migrate(
    database,
    migrations.filter(({ version }) => version <= last),
  );
  await database.driver.exec(sql);
}
await database.close();
