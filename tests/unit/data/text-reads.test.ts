import { createServer } from "node:http";
import { TEXT_READS } from "@/server/data/text-reads";
import { listen } from "../../support/loopback";

const ROW = { id: 7, raw_description: "Villa", contact_url: null };

test("texts are read without facts, and this is logged once, when the column is missing", async () => {
  const log = jest.spyOn(console, "error").mockReturnValue();
  await using service = await listen(
    createServer(({ url }, response) => {
      const isAsked = new URL(url ?? "", "http://x").searchParams.get("select")?.includes("facts") === true;
      response.writeHead(isAsked ? 400 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(isAsked ? { code: "42703", message: "no such column" } : [ROW]));
    }),
  );
  Object.assign(process.env, { SUPABASE_URL: service.url, SUPABASE_ANON_KEY: "key" });
  expect(await TEXT_READS.byIds([7])).toEqual([ROW]);
  expect(await Array.fromAsync(TEXT_READS.all())).toEqual([[ROW]]);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.lastCall?.[0]).toMatch(/apply supabase\/migrations, then npm run facts/);
});
