import { expect, test } from "@playwright/test";
import { readingFrom, startDataBehindProxy } from "../../support/data-behind-proxy.ts";
import { listedRows, pathOf, someRow } from "../../support/demo-rows.ts";
import { startDeployedSite } from "../../support/deployed-site.ts";
import type { PlainAnswer } from "../../support/plain-request.ts";
import { askPlainly } from "./ask-proxy.ts";

/** Long enough for everything to stay kept. */
const REVALIDATE_S = 120;

const VARIANTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "the page": {},
  "its data": { rsc: "1" },
  "its tree": { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
  "tree of its dialog": {
    ...{ rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
    "next-url": "/en",
  },
  "its dialog's data": { rsc: "1", "next-url": "/en" },
};

/** Asks as the framework's script does: at the address with the sum of its headers, which the site tells. */
async function answered(
  site: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<PlainAnswer> {
  const answer = await askPlainly(site, path, headers);
  return answer.status === 307 ? askPlainly(site, answer.headers.location ?? "", headers) : answer;
}

const shown = ({ status, headers, text }: PlainAnswer) =>
  `${status} ${headers["content-type"]?.split(";")[0]} ${text.length}`;

test("a page, its data, its dialog's data and its segments stay apart at one address behind the proxy", async () => {
  await using data = await startDataBehindProxy();
  await using deployed = await startDeployedSite(readingFrom(data, REVALIDATE_S));
  const { url, sites } = deployed;
  const path = pathOf(someRow(listedRows, ({ slug }) => slug !== null));
  const names = Object.keys(VARIANTS);
  // All are asked for, in this order and then in the opposite one, before any is judged.
  for (const name of [...names, ...names.toReversed()]) await answered(url, path, VARIANTS[name] ?? {});
  const texts = new Set<string>();
  for (const [name, headers] of Object.entries(VARIANTS)) {
    const found = await answered(url, path, headers);
    expect.soft(found.status, name).toBe(200);
    // Processes differ in what they read when, and the dialog's data in its ids.
    const own = await Promise.all(sites.map((site) => answered(site.url, path, headers)));
    expect.soft(own.map(shown), `${name}: what the processes answer`).toContain(shown(found));
    expect.soft(texts.has(found.text), `${name} cannot be told from another`).toBe(false);
    texts.add(found.text);
  }
});
