import { z } from "zod";
import { openDatabase } from "../../scripts/embedded-service/database.ts";
import { listen } from "../../scripts/embedded-service/listen.ts";
import { createRestApi } from "../../scripts/embedded-service/rest-api.ts";

if (!process.send) throw new Error("This process is started by worker-environment.mjs.");

const database = await openDatabase();
const { anonKey, secretKey, handle } = await createRestApi(database);

const tables = await database.driver.query("select tablename from pg_tables where schemaname = 'public'");
const names = z.array(z.object({ tablename: z.string() })).parse(tables.rows);

/** Twenty times as fast as `truncate`. As a replica, Postgres calls no triggers, which would note what is gone. */
const emptying = (kept?: string) => [
  "set session_replication_role = replica",
  ...names.flatMap(({ tablename }) => (tablename === kept ? [] : [`delete from public.${tablename}`])),
  "reset session_replication_role",
];

/** What may be asked for beside the interface of a hosted project. */
const CLEARED: Record<string, string> = {
  "/clear": emptying().join(";"),
  "/clear-posts": [
    ...emptying("geo_location"),
    "update geo_location set rental_count = 0 where rental_count <> 0",
  ].join(";"),
};

const url = await listen(async (request) => {
  const clear = CLEARED[new URL(request.url).pathname];
  if (clear === undefined) return handle(request);
  await database.driver.exec(clear);
  // A test may compute for longer than the connection is held open, and would meet its end.
  return new Response(null, { status: 204, headers: { connection: "close" } });
});

// Ctrl-C reaches this process too, whose end is that of the worker.
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
process.send({ url, anonKey, secretKey });
