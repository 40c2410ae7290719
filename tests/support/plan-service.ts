import { openDatabase } from "../../scripts/embedded-service/database.ts";
import { listen } from "../../scripts/embedded-service/listen.ts";
import { createRestApi } from "../../scripts/embedded-service/rest-api.ts";
import { fillSql } from "./fill.ts";

if (!process.send) throw new Error("This process is started by plannedService().");

const ROWS = 10_000;
const RECENT = 1_000;

const database = await openDatabase();
await database.driver.exec(fillSql(ROWS, RECENT));

const plans: { sql: string; plan: string }[] = [];
const query = database.driver.query.bind(database.driver);

/** A statement with its values in it, as any PostgreSQL takes it. */
function withValues(sql: string, values: readonly unknown[]): string {
  return sql.replace(/\$(\d+)/g, (_, at) => `'${String(values[Number(at) - 1]).replaceAll("'", "''")}'`);
}

/** What a function does, asked for since the first transaction of the database. */
async function bodyOf(name: string): Promise<string> {
  const { rows } = await query<{ prosrc: string }>("select prosrc from pg_proc where proname = $1", [name]);
  return (rows[0]?.prosrc ?? "").replaceAll(/\bsince\b/g, "'700'");
}

async function explain(read: string): Promise<void> {
  const { rows } = await query<{ "QUERY PLAN": string }>(`explain ${read}`);
  plans.push({ sql: read, plan: rows.map((row) => row["QUERY PLAN"]).join("\n") });
}

/** Explains every read before it is done, under the role that does it; what a function does, under its owner's. */
database.driver.query = async (sql, ...rest) => {
  const called = /^select \* from public\.(rental_\w+)\(/.exec(sql)?.[1];
  if (/^select\b.*"(rentals|geo_location)"/is.test(sql)) await explain(withValues(sql, rest[0] ?? []));
  if (called !== undefined) {
    await query("set local role none");
    await explain(await bodyOf(called));
    await query("set local role anon");
  }
  return query(sql, ...rest);
};

const { anonKey, handle } = await createRestApi(database);
const url = await listen(async (request) => {
  if (new URL(request.url).pathname === "/plans") return Response.json(plans.splice(0));
  return handle(request);
});
process.on("disconnect", () => process.exit(0));
process.send({ url, anonKey });
