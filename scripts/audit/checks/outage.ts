import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { ask } from "../ask.ts";
import { rentalPath } from "../audited-site.ts";
import { type Check, needed } from "../check.ts";
import { metas, rawHead } from "../html.ts";
import { readSitemap } from "../sitemap-files.ts";
import { BROWSER, PREVIEW_BOTS } from "../user-agents.ts";

const PATIENCE_MS = 20_000;

export const outageChecks: readonly Check[] = [
  {
    id: "C6",
    what: "a new listing appears in the sitemap, a deleted one goes",
    run: async (site) => {
      const { write, revalidateSeconds } = needed(site.own, "data service to write to");
      const live = needed(site.examples.live, "listing");
      const row = {
        ...live,
        id: live.id + 1_000,
        slug: "audited-new",
        posted_at_telegram: new Date().toISOString(),
      };
      const isThere = async () => {
        const { urls } = await readSitemap(site);
        return urls.some(({ loc }) => loc === site.canonical + rentalPath(row));
      };
      for (const is_deleted of [false, true]) {
        await write({ ...row, is_deleted });
        const end = performance.now() + revalidateSeconds * 1000 + PATIENCE_MS;
        while ((await isThere()) === is_deleted) {
          assert.ok(
            performance.now() < end,
            is_deleted ? "a deleted listing stays" : "a new listing does not appear",
          );
          await wait(500);
        }
      }
    },
  },
  {
    id: "F8",
    what: "a new price makes a new picture address and description",
    run: async (site) => {
      const { write, revalidateSeconds } = needed(site.own, "data service to write to");
      const row = needed(site.examples.live, "listing");
      const tags = async () => {
        const head = rawHead((await ask(site.origin, rentalPath(row))).text);
        return [metas(head, "og:image"), metas(head, "og:description")].flat();
      };
      const before = await tags();
      await write({ ...row, price_amount: 29_000_000 });
      const end = performance.now() + revalidateSeconds * 1000 + PATIENCE_MS;
      for (let now = await tags(); now[0] === before[0] || now[1] === before[1]; now = await tags()) {
        assert.ok(performance.now() < end, `${now} stays`);
        await wait(500);
      }
    },
  },
  {
    id: "A10",
    what: "without the data service: known pages stay, others answer 5xx",
    run: async (site) => {
      const { dataService, revalidateSeconds } = needed(site.own, "data service to take away");
      const { path } = site.rental;
      const known = async () => {
        for (const asked of ["/", path, "/sitemap.xml", "/feed.xml"]) {
          for (const agent of [BROWSER, ...PREVIEW_BOTS]) {
            const { status } = await ask(site.origin, asked, { agent });
            assert.equal(status, 200, `${asked}, asked for before, answers ${status} to ${agent}`);
          }
        }
      };
      await known();
      for (const mode of ["failing", "stuck"] as const) {
        dataService(mode);
        await wait((revalidateSeconds + 1) * 1000);
        await known();
        await known();
        const { status } = await ask(site.origin, `/rental/never-asked-for-${mode}`);
        assert.ok(status >= 500, `a listing never asked for answers ${status} (${mode})`);
      }
      dataService("up");
    },
  },
];
