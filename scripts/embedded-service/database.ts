import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import { forgetEmptyCluster, keepEmptyCluster, readEmptyCluster } from "./empty-cluster.ts";
import { readMigrations } from "./migrations.ts";

// A hosted project has these roles; a migration must not create them.
const ROLES = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
`;

async function connect(cluster: Blob | null): Promise<PgliteConnection> {
  const pgliteOptions = cluster ? { loadDataDir: cluster } : {};
  const database = await createPgliteConnection({ url: "memory://", pgliteOptions });
  await database.driver.waitReady;
  return database;
}

async function openEmptyDatabase(): Promise<PgliteConnection> {
  const cluster = await readEmptyCluster();
  if (cluster) {
    try {
      return await connect(cluster);
    } catch {
      await forgetEmptyCluster();
    }
  }
  const database = await connect(null);
  await keepEmptyCluster(database);
  return database;
}

/** A Postgres in this process's memory, with the roles of a hosted project and the schema of supabase/migrations. */
export async function openDatabase(): Promise<PgliteConnection> {
  const database = await openEmptyDatabase();
  await database.driver.exec(ROLES);
  for (const { name, sql } of await readMigrations()) {
    await database.driver.exec(sql).catch((cause: unknown) => {
      throw new Error(`supabase/migrations/${name} failed`, { cause });
    });
  }
  return database;
}
