import type { Page } from "@playwright/test";

/** What a page weighs for a browser that has nothing of it yet; bytes as they are sent, without headers. */
export type PageWeight = {
  /** Scripts that the page's HTML asks for. */
  firstScripts: { bytes: number; count: number };
  /** Scripts that those ask for in their turn. */
  laterScripts: { bytes: number; count: number };
  html: number;
  styles: number;
  fonts: number;
  pictures: { bytes: number; count: number };
  /** All of them, the page itself included. */
  requests: number;
  /** Cumulative layout shift. */
  shift: number;
};

/** What the browser itself has noted of the page; runs there. */
function noted() {
  const [page] = performance.getEntriesByType("navigation");
  if (!(page instanceof PerformanceNavigationTiming)) throw new Error("no navigation");
  const files = performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
  return { html: page.encodedBodySize, files };
}

/** Notes layout shifts from the first paint on; runs in the browser before the page. */
function noteShifts() {
  const sum = { shift: 0 };
  Object.assign(window, { noted: sum });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ("value" in entry) sum.shift += Number(entry.value);
  }).observe({ type: "layout-shift", buffered: true });
}

function sum(files: readonly { bytes: number }[]) {
  return { bytes: files.reduce((bytes, file) => bytes + file.bytes, 0), count: files.length };
}

/** A good mobile connection. By its kind a browser decides how far ahead of the screen it loads pictures. */
const MOBILE = {
  offline: false,
  latency: 40,
  downloadThroughput: 1_500_000,
  uploadThroughput: 500_000,
  connectionType: "cellular4g",
} as const;

/** Opens an address in a new page over a mobile connection, waits until it asks for nothing more, and weighs it. */
export async function weigh(page: Page, url: string): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", MOBILE);
  await page.addInitScript(noteShifts);
  const response = await page.goto(url, { waitUntil: "networkidle" });
  const source = (await response?.text()) ?? "";
  const { html, files } = await page.evaluate(noted);
  const shift = await page.evaluate(() => ("noted" in window ? Object(window.noted).shift : null));
  const named = (pattern: RegExp) => files.filter(({ name }) => pattern.test(new URL(name).pathname));
  const scripts = named(/\.js$/);
  // Not by the time of the load event: on a slow machine what is loaded when idle begins before it.
  const isInHtml = ({ name }: { name: string }) => source.includes(`src="${new URL(name).pathname}`);
  return {
    firstScripts: sum(scripts.filter(isInHtml)),
    laterScripts: sum(scripts.filter((script) => !isInHtml(script))),
    html,
    styles: sum(named(/\.css$/)).bytes,
    fonts: sum(named(/\.woff2$/)).bytes,
    pictures: sum(named(/\.(webp|avif|jpe?g|png|svg)$|\/_next\/image$/)),
    requests: files.length + 1,
    shift: Number(shift),
  };
}
