import { createPgliteConnection } from "@supabase/lite/pglite";
import { dataFolder, dataFolderPaths } from "../../scripts/embedded-service/data-folder.ts";
import { lockFolder } from "../../scripts/embedded-service/lock-folder.ts";
import { migrate } from "../../scripts/embedded-service/migrate.ts";
import { readMigrations } from "../../scripts/embedded-service/migrations.ts";

/** Makes a data folder as the project made it up to a migration, or has one come so far, with the rows that some SQL inserts. */
const [folder = "", last = "", sql = ""] = process.argv.slice(2);
lockFolder(dataFolder(folder));
const database = await createPgliteConnection({
  url: `file://${dataFolderPaths(folder).database}`,
  pgliteOptions: {},
});
await database.driver.waitReady;
await migrate(
  database,
  (await readMigrations()).filter(({ version }) => version <= last),
);
await database.driver.exec(sql);
await database.close();
