import { setTimeout as wait } from "node:timers/promises";
import type { Page, Request } from "@playwright/test";

/** What a page weighs for a browser that has nothing of it yet; bytes as they are sent, without headers. */
export type PageWeight = {
  /** Of the scripts that the page's HTML asks for. */
  firstScriptBytes: number;
  scriptBytes: number;
  /** The page itself included; of the photos only those that it preloads. */
  requests: number;
  shift: number;
};

/** The files that the browser itself has noted of the page, without the report of a visit, which follows later; runs there. */
function notedFiles() {
  return performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ initiatorType }) => initiatorType !== "beacon")
    .map(({ name, encodedBodySize, initiatorType }) => ({
      name,
      bytes: encodedBodySize,
      // How many photos are near the screen depends on which homes are the newest, and so on the hour.
      isPhoto: initiatorType === "img" && /\/(media|photos)\//.test(name),
    }));
}

/** Notes layout shifts from the first paint on, but for those that follow an input; runs in the browser before the page. */
export function noteShifts() {
  const sum = { shift: 0 };
  Object.assign(window, { noted: sum });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput)
        sum.shift += Number(entry.value);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** The sum of what `noteShifts` has noted; NaN where it did not run. */
export const shiftNoted = (page: Page) =>
  page.evaluate(() => ("noted" in window ? Number(Object(window.noted).shift) : Number.NaN));

const bytesOf = (files: readonly { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * A good mobile connection. By its kind a browser decides how far ahead of the screen it loads pictures. It is only said to
 * be one: Chromium has left all files of a page that it slowed down unanswered.
 */
const MOBILE = {
  offline: false,
  latency: 40,
  downloadThroughput: 1_500_000,
  uploadThroughput: 500_000,
  connectionType: "cellular4g",
} as const;

/** How long a page asks for nothing before it counts as loaded, and how long it may take to get there. */
const QUIET_MS = 500;
const PATIENCE_MS = 45_000;

/**
 * Resolves once nothing has been under way for QUIET_MS; an error names what still is. Unlike Playwright's `networkidle`
 * it does not wait for videos, whose requests the browser holds open at will.
 */
function untilQuiet(page: Page) {
  const underway = new Set<Request>();
  return new Promise<void>((resolve, reject) => {
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const patience = setTimeout(() => {
      const left = [...underway].map((request) => request.url()).join(", ");
      reject(new Error(`still loading after ${PATIENCE_MS / 1000} s: ${left}`));
    }, PATIENCE_MS);
    const ended = (request: Request) => {
      underway.delete(request);
      clearTimeout(quiet);
      if (underway.size > 0) return;
      quiet = setTimeout(() => {
        clearTimeout(patience);
        resolve();
      }, QUIET_MS);
    };
    page.on("request", (request) => {
      if (request.resourceType() === "media") return;
      clearTimeout(quiet);
      underway.add(request);
    });
    page.on("requestfinished", ended);
    page.on("requestfailed", ended);
  });
}

/** Opens an address in a new page as over a mobile connection, waits until it asks for nothing more, and weighs it. */
export async function weigh(page: Page, url: string): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.overrideNetworkState", MOBILE);
  await page.addInitScript(noteShifts);
  const quiet = untilQuiet(page);
  const [response] = await Promise.all([page.goto(url), quiet]);
  const source = (await response?.text()) ?? "";
  const files = await page.evaluate(notedFiles);
  const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith(".js"));
  // Not by the time of the load event: on a slow machine what is loaded when idle begins before it.
  const first = scripts.filter(({ name }) => source.includes(`src="${new URL(name).pathname}`));
  return {
    firstScriptBytes: bytesOf(first),
    scriptBytes: bytesOf(scripts),
    requests: files.filter(({ isPhoto }) => !isPhoto).length + 1,
    shift: await shiftNoted(page),
  };
}

/** Layout shift of a list that was last seen two hours ago, when its newest rental was the one with this id. */
export async function shiftOnReturn(page: Page, url: string, newestSeen: number): Promise<number> {
  const at = Date.now() - 2 * 60 * 60 * 1000;
  const mark = { query: new URL(url).search.slice(1), before: newestSeen, latest: newestSeen, at };
  const device = JSON.stringify({ version: 1, state: { visits: [mark] } });
  await page.addInitScript((stored) => localStorage.setItem("DeviceStore", stored), device);
  await weigh(page, url);
  await page.getByText("new since your last visit").waitFor();
  await wait(QUIET_MS);
  return shiftNoted(page);
}
