import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@playwright/test";
import { pathOf } from "../../support/demo-rows.ts";
import { ask } from "./crawler/ask.ts";
import { metas, rawHead } from "./crawler/html.ts";
import { readSitemap } from "./crawler/sitemap-files.ts";
import { BROWSER, PREVIEW_BOTS } from "./crawler/user-agents.ts";
import type { OwnSite } from "./site/own-site.ts";
import { test } from "./site/test.ts";

/** Waiting time beyond the interval after which the site reads again. */
const PATIENCE_MS = 20_000;

/** A listing that no other test uses; the test deletes it at its end. */
function newRow({ examples: { live } }: OwnSite, offset: number) {
  const id = live.id + offset;
  const message_id = 1_000_000 + id;
  return { ...live, id, message_id, slug: `audited-${id}`, posted_at_telegram: new Date().toISOString() };
}

async function isInSitemap(own: OwnSite, path: string): Promise<boolean> {
  const { urls } = await readSitemap(own);
  return urls.some(({ loc }) => loc === own.canonical + path);
}

test("C6: a new listing appears in the sitemap, and a deleted one disappears", async ({ own }) => {
  const { write, revalidateSeconds } = own;
  const row = newRow(own, 1_000);
  for (const is_deleted of [false, true]) {
    await write({ ...row, is_deleted });
    await expect
      .poll(() => isInSitemap(own, pathOf(row)), { timeout: revalidateSeconds * 1000 + PATIENCE_MS })
      .toBe(!is_deleted);
  }
});

test("F8: a new price changes the preview's title and text", async ({ own }) => {
  const { write, revalidateSeconds } = own;
  const timeout = revalidateSeconds * 1000 + PATIENCE_MS;
  const row = newRow(own, 2_000);
  const tags = async () => {
    const head = rawHead((await ask(own.origin, pathOf(row))).text);
    return [...metas(head, "og:title"), ...metas(head, "og:description")];
  };
  await write(row);
  await expect.poll(tags, { timeout }).toHaveLength(2);
  const before = await tags();
  await write({ ...row, price_amount: 29_000_000 });
  const changed = async () => (await tags()).map((tag, at) => tag !== before[at]);
  await expect.poll(changed, { timeout }).toEqual([true, true]);
  await write({ ...row, is_deleted: true });
  await expect.poll(() => isInSitemap(own, pathOf(row)), { timeout }).toBe(false);
});

test("A10: without the data service known pages answer 200, and unknown ones 503 with a page that says so", async ({
  own,
}) => {
  const { inject, revalidateSeconds } = own;
  const path = pathOf(own.examples.live);
  const known = async () => {
    for (const asked of ["/", path, "/sitemap.xml", "/feed.xml"]) {
      for (const agent of [BROWSER, ...PREVIEW_BOTS]) {
        const { status } = await ask(own.origin, asked, { agent });
        expect(status, `${asked}, asked for before, answers ${status} to ${agent}`).toBe(200);
      }
    }
  };
  await known();
  for (const fault of ["status-500", "stuck"] as const) {
    await inject(fault);
    await wait((revalidateSeconds + 1) * 1000);
    await known();
    await known();
    const { status, text } = await ask(own.origin, `/rental/never-asked-for-${fault}`);
    expect(status, `a listing never asked for answers ${status} (${fault})`).toBe(503);
    expect(text).toContain("Error loading rentals.");
  }
  await inject("none");
  await expect.poll(async () => (await ask(own.origin, "/rental/never-asked-for")).status).toBe(404);
});
