import { readingFrom } from "../support/data-behind-proxy.ts";
import { startDataService } from "../support/data-service.ts";
import { type RunningSite, startSite } from "../support/site.ts";
import { startBlankApp } from "./blank-app.ts";
import type { Line } from "./line.ts";
import { manyListings } from "./many-listings.ts";
import { median } from "./median.ts";

const ROUNDS = 3;
const LISTINGS = 500;

async function firstPageMs(start: () => Promise<RunningSite>): Promise<number> {
  const since = performance.now();
  const site = await start();
  const answer = await fetch(`${site.url}/`);
  await answer.text();
  if (!answer.ok) throw new Error(`The first page was answered with ${answer.status}.`);
  const ms = performance.now() - since;
  await site.stop();
  return ms;
}

/** From the start of the command that serves a build to the end of its first page; the data service is there. */
export async function startUp(): Promise<Line[]> {
  await using service = await startDataService(await manyListings(LISTINGS, LISTINGS));
  const env = readingFrom(service);
  const own: number[] = [];
  const blank: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    own.push(await firstPageMs(() => startSite({ env })));
    blank.push(await firstPageMs(startBlankApp));
  }
  return [
    {
      what: "first page after start",
      value: median(own) / 1000,
      unit: "s",
      beside: [{ what: "blank", value: median(blank) / 1000 }],
    },
  ];
}
