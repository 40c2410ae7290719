import { z } from "zod";
import { readerVersion } from "../../collector/judge/rules-version.ts";
import { openDatabase } from "../../scripts/embedded-service/database.ts";
import { listen } from "../../scripts/embedded-service/listen.ts";
import { createRestApi } from "../../scripts/embedded-service/rest-api.ts";
import { factsOfRow } from "../../scripts/import/facts-of-row.ts";
import { geoRows, listedRows } from "./demo-rows.ts";

if (!process.send) throw new Error("This process is started by a benchmark.");

/** Of how many listings as many are live. Sent over the interface they would take an hour. */
const counts = z.tuple([z.number(), z.number()]);
const AT_ONCE = 50_000;

/** The demo's listings repeated: the newest spread over the month, the others, cut short, over two years before it. */
function repeat(stored: number, live: number): string {
  const old = stored - live;
  return `
  insert into rentals (
    id, slug, title, raw_description, source, source_channel_name, message_id, message_type, is_complete_listing,
    posted_at_telegram, price_amount, price_currency, rental_period, bedrooms, bathrooms, amenities, media_urls, location,
    contact_name, contact_url, facts
  )
    select
      n, slug || '-' || n, title, case when n > ${old} then raw_description else left(raw_description, 60) end, source,
      source_channel_name, n, 'rental', true,
      now() - case
        when n > ${old} then (${stored} - n) * interval '29 days' / ${live}
        else interval '31 days' + (${old} - n) * interval '700 days' / ${Math.max(old, 1)}
      end,
      price_amount, price_currency, rental_period, bedrooms, bathrooms, amenities,
      case when n > ${old} then media_urls else '{}' end, location, contact_name, contact_url,
      case when n > ${old} then facts end
    from generate_series($2::bigint, $3::bigint) n
    join (
      select row_number() over () - 1 as at, listed.* from json_populate_recordset(null::rentals, $1) listed
    ) model on model.at = (${stored} - n) % ${listedRows.length};
`;
}

const version = await readerVersion();
const models = JSON.stringify(listedRows.map((row) => ({ ...row, facts: factsOfRow(row, version) })));
const database = await openDatabase();
const places = "insert into geo_location select * from json_populate_recordset(null::geo_location, $1)";
await database.driver.query(places, [JSON.stringify(geoRows)]);

async function fill([stored, live]: z.infer<typeof counts>): Promise<void> {
  for (let from = 1; from <= stored; from += AT_ONCE) {
    await database.driver.query(repeat(stored, live), [models, from, Math.min(from + AT_ONCE - 1, stored)]);
  }
  await database.driver.exec("analyze rentals; analyze rental_journal;");
}

await fill(counts.parse(process.argv.slice(2).map(Number)));

const { anonKey, secretKey, handle } = await createRestApi(database);
process.on("disconnect", () => process.exit(0));
// Other listings in the place of those.
process.on("message", async (message) => {
  await database.driver.exec("delete from rentals");
  await fill(counts.parse(message));
  process.send?.("filled");
});
process.send({ url: await listen(handle), anonKey, secretKey });
