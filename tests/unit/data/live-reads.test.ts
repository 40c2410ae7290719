import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { contactRecords } from "@/server/data/contact-records";
import { LIVE_READS } from "@/server/data/live-reads";
import { TEXT_READS } from "@/server/data/text-reads";
import { listen } from "../../support/loopback";

/** A data service that answers every request with `answer`. */
function serve(answer: () => Response): void {
  process.env.SUPABASE_URL = "http://127.0.0.1:1";
  process.env.SUPABASE_ANON_KEY = "x";
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => answer());
}

const NOT_TOLD = { cursor: null, ids: null };

test("changed ids are returned with the next cursor", async () => {
  serve(() => Response.json({ cursor: "18446744073709551615", ids: [3, 5] }));
  expect(await LIVE_READS.changes("7")).toEqual({ cursor: "18446744073709551615", ids: [3, 5] });
});

test.each([
  ["has no such function", () => Response.json({ code: "PGRST202", message: "none" }, { status: 404 })],
  ["does not let visitors ask", () => Response.json({ code: "42501", message: "no" }, { status: 401 })],
  ["has another function of the name", () => Response.json({ changed: true })],
  ["answers with nothing", () => Response.json(null)],
])("a data service that %s reports no changes, so all rows are read", async (_, answer) => {
  serve(answer);
  expect(await LIVE_READS.changes("7")).toEqual(NOT_TOLD);
});

test.each([
  ["is down", () => Response.json({ message: "down" }, { status: 503 })],
  ["cannot be reached", () => Response.error()],
  [
    "breaks off",
    () => {
      throw new TypeError("fetch failed");
    },
  ],
])("a data service that %s makes the read fail", async (_, answer) => {
  serve(answer);
  await expect(LIVE_READS.changes("7")).rejects.toThrow("Reading what changed failed");
});

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

test("homes of a contact are counted over the days that the site's lists cover", async () => {
  const asked: unknown[] = [];
  await using service = await listen(
    createServer(async (request, response) => {
      asked.push(await json(request));
      response.setHeader("content-type", "application/json").end("[]");
    }),
  );
  Object.assign(process.env, { SUPABASE_URL: service.url, SUPABASE_ANON_KEY: "key", DAYS_SHOWN: "45" });
  expect(await contactRecords(7)).toEqual({});
  expect(asked).toEqual([{ of_rental: 7, days_shown: 45 }]);
});
