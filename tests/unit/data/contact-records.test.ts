import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { contactRecords } from "@/server/data/contact-records";
import { listen } from "../../support/loopback";

jest.mock("next/cache", () => ({ cacheLife: () => {} }));

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
