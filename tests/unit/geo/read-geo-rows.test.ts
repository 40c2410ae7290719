import { createServer } from "node:http";
import { readGeoRows } from "@/lib/geo/read-geo-rows";
import { listen } from "../listen";

const CAP = 1_000;
const names = Array.from({ length: 2_500 }, (_, at) => `place ${String(at).padStart(4, "0")}`);

/** Answers with the first rows after a name, never more than its cap, as PostgREST does. */
async function cappedService(stored: readonly string[]) {
  return listen(
    createServer((request, response) => {
      const query = new URL(request.url ?? "/", "http://localhost").searchParams;
      const after = query.get("location_name")?.replace(/^gt\./, "") ?? "";
      const rows = stored.filter((name) => name > after).slice(0, CAP);
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(rows.map((location_name) => ({ location_name }))));
    }),
  );
}

test.each([0, 1, 999, 1_000, 1_001, 2_000, 2_500])("%d places are read whole, each once", async (count) => {
  await using service = await cappedService(names.slice(0, count));
  process.env.SUPABASE_URL = service.url;
  process.env.SUPABASE_ANON_KEY = "a-key";
  expect(await readGeoRows()).toEqual(names.slice(0, count).map((location_name) => ({ location_name })));
});
