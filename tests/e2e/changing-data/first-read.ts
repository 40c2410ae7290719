import { expect } from "@playwright/test";
import { test } from "./site.ts";

test("a first page that waits for slow texts is complete, although the listings are read again meanwhile", async ({
  request,
  stage,
}) => {
  await stage.data.inject("slow", /raw_description/);
  const list = request.get("/?location=canggu");
  const answered = list.then(() => true);
  await expect
    .poll(
      async () => {
        expect((await request.get("/area/nowhere")).status()).toBe(404);
        return Promise.race([answered, false]);
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  expect((await list).status()).toBe(200);
  await stage.data.inject("none");
});
