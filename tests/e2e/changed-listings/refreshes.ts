import { expect } from "@playwright/test";
import { rowsInDefaultView } from "../../support/default-view.ts";
import { REFRESH_SECONDS, test } from "./site.ts";

/** A deleted listing disappears within the refresh interval plus this margin. */
const MARGIN_SECONDS = 60;

/** On the first page of every list without a place. */
const row = rowsInDefaultView.find(
  ({ slug, media_urls }) => slug !== null && media_urls.some((url) => url.endsWith(".webp")),
);
const place = row?.location?.toLowerCase() ?? "";

/** Seconds for which a shared cache may serve its copy. */
function keptSeconds(cacheControl: string): number {
  if (/no-store/.test(cacheControl)) return 0;
  const seconds = (name: string) =>
    Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(cacheControl)?.[1] ?? 0);
  return Math.max(seconds("max-age"), seconds("s-maxage")) + seconds("stale-while-revalidate");
}

test("no address may be cached beyond the refresh interval, or shows a listing after it is deleted", async ({
  request,
  stage,
}) => {
  test.slow();
  const page = `/rental/${row?.slug}`;
  const preview = /\/preview\/[^"]+\.jpg/.exec(await (await request.get(page)).text())?.[0] ?? "";
  const feeds = ["/feed.xml", "/sitemap.xml"];
  const lists = ["/", `/?location=${place}`, "/?keywords=a", `/area/${place}`, ...feeds];
  const calls = [`/api/rentals?ids=${row?.id}`];
  lists.push(`/compare?ids=${row?.id}`, `/shared?ids=1,2,3,4,${row?.id}`);
  const index = "/api/list";
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
    // The first answer is rendered for the request, the second may come from the cache.
    for (const _ of ["made", "kept"]) {
      const answer = await request.get(address);
      const cacheControl = answer.headers()["cache-control"] ?? "";
      expect(cacheControl, address).not.toBe("");
      expect(keptSeconds(cacheControl), address).toBeLessThanOrEqual(REFRESH_SECONDS + MARGIN_SECONDS);
    }
  }
  const holds = async (address: string) =>
    (await (await request.get(address)).text()).includes(row?.slug ?? "");
  for (const address of [...lists, ...calls])
    expect([address, await holds(address)]).toEqual([address, true]);
  await stage.data.change(row?.id ?? 0, { is_deleted: true });
  for (const address of [page, preview]) {
    await expect.poll(async () => (await request.get(address)).status(), address).toBe(404);
  }
  for (const address of [...lists, ...calls]) {
    await expect.poll(() => holds(address), address).toBe(false);
  }
  await expect.poll(listed).toBe(listedBefore - 1);
});
