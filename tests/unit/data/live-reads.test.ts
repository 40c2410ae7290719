import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { readContactRecords } from "@/server/data/home-history";
import { LIVE_READS } from "@/server/data/live-reads";
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

test("homes of a contact are counted over the days that the site's lists cover", async () => {
  const asked: unknown[] = [];
  await using service = await listen(
    createServer(async (request, response) => {
      asked.push(await json(request));
      response.setHeader("content-type", "application/json").end("[]");
    }),
  );
  Object.assign(process.env, { SUPABASE_URL: service.url, SUPABASE_ANON_KEY: "key", DAYS_SHOWN: "45" });
  expect(await readContactRecords(7)).toEqual({});
  expect(asked).toEqual([{ of_rental: 7, days_shown: 45 }]);
});
