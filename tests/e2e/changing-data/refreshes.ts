import { expect } from "@playwright/test";
import { rowsAt } from "../../support/demo-rows.ts";
import { REFRESH_SECONDS, test } from "./site.ts";

/** What is deleted is gone within the refresh interval and this. */
const MARGIN_SECONDS = 60;

const [row] = rowsAt("canggu").filter(
  ({ slug, media_urls }) => slug !== null && media_urls.some((url) => url.endsWith(".webp")),
);

/** Seconds for which a cache in front may answer with what it has. */
function keptSeconds(cacheControl: string): number {
  if (/no-store/.test(cacheControl)) return 0;
  const seconds = (name: string) =>
    Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(cacheControl)?.[1] ?? 0);
  return Math.max(seconds("max-age"), seconds("s-maxage")) + seconds("stale-while-revalidate");
}

test("no address keeps a listing for longer than it may, nor shows it once it is deleted", async ({
  request,
  stage,
}) => {
  const page = `/rental/${row?.slug}`;
  const preview = /\/preview\/[^"]+\.jpg/.exec(await (await request.get(page)).text())?.[0] ?? "";
  const feeds = ["/feed.xml", "/feed.json", "/sitemap.xml"];
  const lists = ["/", "/?location=canggu", "/?keywords=a", "/area/canggu", ...feeds];
  const calls = [`/api/rentals?ids=${row?.id}`, `/api/rentals/copies?ids=${row?.id}`];
  lists.push(`/compare?ids=${row?.id}`, `/compare?ids=1,2,3,4,${row?.id}`);
  const index = "/api/list/-";
  const listed = async () => Object(await (await request.get(index)).json()).steps?.length;
  const listedBefore = await listed();
  const addresses = [
    page,
    preview,
    index,
    ...lists,
    ...calls,
    "/rental/never-there",
    "/area/nowhere",
    "/stats.json",
  ];
  for (const address of addresses) {
    // The first answer is made for the request, the second comes from where it was kept.
    for (const _ of ["made", "kept"]) {
      const answer = await request.get(address);
      const cacheControl = answer.headers()["cache-control"] ?? "";
      expect(cacheControl, address).not.toBe("");
      expect(keptSeconds(cacheControl), address).toBeLessThanOrEqual(REFRESH_SECONDS + MARGIN_SECONDS);
    }
  }
  await stage.data.change(row?.id ?? 0, { is_deleted: true });
  for (const address of [page, preview]) {
    await expect.poll(async () => (await request.get(address)).status(), address).toBe(404);
  }
  for (const address of [...lists, ...calls]) {
    await expect
      .poll(async () => (await (await request.get(address)).text()).includes(row?.slug ?? ""), address)
      .toBe(false);
  }
  await expect.poll(listed).toBe(listedBefore - 1);
});

test("what is not there keeps the head of a missing page when it is made anew", async ({ request }) => {
  const missing = [
    ["/rental/never-there", "Rental not found"],
    ["/?location=nowhere", "Location not found"],
    ["/?page=9999", "Page not found"],
    ["/area/nowhere", "Area not found"],
  ] as const;
  const isMadeAnew = async ([address, title]: (typeof missing)[number]) => {
    const head = async () => {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(404);
      return { made: answer.headers().date, html: await answer.text() };
    };
    const first = await head();
    expect(first.html, address).toContain(`<title>${title}`);
    // Longer than a page is fresh, twice over: what was made anew is answered by then.
    await expect
      .poll(async () => Date.parse((await head()).made ?? "") - Date.parse(first.made ?? ""), {
        timeout: 20_000,
      })
      .toBeGreaterThan(4_000 * REFRESH_SECONDS);
    expect((await head()).html, address).toContain(`<title>${title}`);
  };
  await Promise.all(missing.map(isMadeAnew));
});
