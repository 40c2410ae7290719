import { parentPort } from "node:worker_threads";
import { z } from "zod";
import { knownPlaces } from "../../collector/listing/known-places.ts";
import { openDatabase } from "../../scripts/embedded-service/database.ts";
import { listen } from "../../scripts/embedded-service/listen.ts";
import { createRestApi } from "../../scripts/embedded-service/rest-api.ts";

if (parentPort === null) throw new Error("This thread is started by worker-environment.mjs.");
const port = parentPort;

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

const escaped = JSON.stringify(knownPlaces()).replaceAll("'", "''");

/** What may be asked for beside the interface of a hosted project, which takes fifty times as long to store the places. */
const DIRECTLY: Record<string, string> = {
  "/clear": emptying().join(";"),
  "/add-places": `insert into geo_location select * from json_populate_recordset(null::geo_location, '${escaped}')`,
  "/clear-posts": [
    ...emptying("geo_location"),
    "update geo_location set rental_count = 0 where rental_count <> 0",
  ].join(";"),
};

const COLLECTED = [
  ...["rentals", "posts", "tombstones", "corrections", "post_contacts", "dropped_media", "kept_out"],
  ...["correction_steps", "photo_hashes", "like_photos"],
].map((table) => `'${table}', (select json_agg(r order by r::text) from public.${table} r)`);

/** All rows that collecting leads to, in any order, and the counts of places. */
const EVERYTHING = `select json_build_object(${COLLECTED.join()}, 'counts', (
  select json_object_agg(location_name, rental_count) from geo_location where rental_count <> 0)) as stored`;

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === "/everything") return Response.json((await database.driver.query(EVERYTHING)).rows);
  const statements = DIRECTLY[pathname];
  if (statements === undefined) return handle(request);
  await database.driver.exec(statements);
  return new Response(null, { status: 204 });
}

const asked = z.object({
  id: z.int(),
  url: z.url(),
  method: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string().nullable(),
});

port.on("message", async (message: unknown) => {
  const { id, url, ...init } = asked.parse(message);
  const response = await answer(new Request(url, init));
  const body = [204, 304].includes(response.status) ? null : await response.text();
  port.postMessage({ id, status: response.status, headers: [...response.headers], body });
});
port.postMessage({ url: await listen(answer), anonKey, secretKey });
