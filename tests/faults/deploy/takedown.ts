import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readingFrom, startDataBehindProxy } from "../../support/data-behind-proxy.ts";
import { pathOf, type RentalRow } from "../../support/demo-rows.ts";
import { startDeployedSite } from "../../support/deployed-site.ts";
import type { Answer, Row } from "../judge.ts";
import { type Place, REVALIDATE_S, TAKEDOWN_LIMIT_S, takeDown, takenDown } from "../takedown.ts";
import { askProxy } from "./ask-proxy.ts";

const PICTURE = new URL("../../../public/media/pool-01.webp", import.meta.url);

const photoOf = ({ id }: RentalRow) => `/photos/${String(id).padStart(32, "0")}-8x8-336699/8.webp`;

const isGone = ({ status }: Answer) => status === 404;

const morePlaces = (row: RentalRow): Place[] => [
  { kind: "photo", path: photoOf(row), isGone, staysInBrowsers: true },
  {
    kind: "data of the page",
    path: `${pathOf(row)}?_rsc`,
    // For the data of a missing page the framework says 404 or 200, as it was asked before.
    isGone: ({ body }) => !body.includes(row.title ?? pathOf(row)),
  },
];

/** Listings of three processes behind the proxy, with a photo each, are gone from wherever the proxy has kept them. */
export async function deployedTakedown(report: (row: Row) => void): Promise<void> {
  const data = await startDataBehindProxy();
  const folder = await mkdtemp(join(tmpdir(), "photos-"));
  for (const row of takenDown) {
    const photo = photoOf(row);
    const [, , key = ""] = photo.split("/");
    await mkdir(join(folder, key));
    await cp(PICTURE, join(folder, key, "8.webp"));
    const { error } = await data.owner
      .from("rentals")
      .update({ media_urls: [...row.media_urls, photo] })
      .eq("id", row.id);
    if (error) throw new Error(error.message);
  }
  const deployed = await startDeployedSite({ ...readingFrom(data, REVALIDATE_S), PHOTOS_FOLDER: folder });
  const visitedLimitMs = TAKEDOWN_LIMIT_S * 1000;
  await takeDown({ site: deployed.url, data, visitedLimitMs, asking: askProxy, morePlaces }, report);
  await deployed.stop();
  await data.close();
  await rm(folder, { recursive: true });
}
