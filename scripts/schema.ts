import { HISTORY, readSchema } from "./embedded-service/migrate.ts";

/** Prints the schema for a Supabase project, or another PostgreSQL with its roles: psql "$DATABASE_URL" -1 */
const { files, migrations } = await readSchema();
const versions = migrations.map(({ version, name }) => `('${version}', '${name}')`).join(", ");
const record = `insert into supabase_migrations.schema_migrations (version, name) values ${versions} on conflict do nothing;`;
console.log([...files.map(({ sql }) => sql), HISTORY, record].join("\n"));
