import { openDatabase } from "../../scripts/embedded-service/database.ts";
import { listen } from "../../scripts/embedded-service/listen.ts";
import { createRestApi } from "../../scripts/embedded-service/rest-api.ts";

if (!process.send) throw new Error("This process is started by plannedService().");

const ROWS = 50_000;
/** Listed within the last month; the others are older, wanted ads, repeats or deleted. */
const LIVE_SHARE = 0.1;

/** What a service holds after some years, and a gazetteer of which few names are in use: what is small is read whole. */
const FILL = `
  insert into geo_location
    select 'place ' || n, -8.5, 115.2, case when n % 80 = 0 then 9 else 0 end from generate_series(1, 20000) n;
  insert into rentals (
    id, slug, title, raw_description, message_type, is_complete_listing, is_deleted, duplicate_of_id,
    posted_at_telegram, price_amount, bedrooms, location
  )
    select
      n, 'home-' || n, 'Home ' || n, repeat('A villa near the sea with a pool. ' || md5(n::text), 6),
      case when n % 9 = 0 then 'wanted' else 'rental' end, n % 7 <> 0, n % 50 = 0,
      case when n % 11 = 0 then n - 1 end,
      now() - (${ROWS} - n) * interval '30 days' / ${ROWS * LIVE_SHARE}, n % 60 * 1000000, n % 5, 'place ' || n % 1000
    from generate_series(1, ${ROWS}) n;
  analyze rentals;
  analyze geo_location;
`;

const database = await openDatabase();
await database.driver.exec(FILL);

const plans: { sql: string; plan: string }[] = [];
const query = database.driver.query.bind(database.driver);
/** Explains every read before it is done, under the role that does it. */
database.driver.query = async (sql, ...rest) => {
  if (/^select\b.*"(rentals|geo_location)"/is.test(sql)) {
    const { rows } = await query<{ "QUERY PLAN": string }>(`explain ${sql}`, ...rest);
    plans.push({ sql, plan: rows.map((row) => row["QUERY PLAN"]).join("\n") });
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
