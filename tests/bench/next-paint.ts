import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";

/** For what an interaction sets off afterwards, so that it does not meet the next one. */
const SETTLE_MS = 900;

/** Notes how long each event of a visitor took until the next paint; runs in the browser before the page. */
function noteEvents() {
  const noted: number[] = [];
  const slowEvents = { type: "event", durationThreshold: 16, buffered: true };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.push(duration);
  }).observe(slowEvents);
}

/** Has a page note its events, and slows its processor down to a fourth. To be called before it is opened. */
export async function slowPhone(page: Page): Promise<void> {
  await page.addInitScript(noteEvents);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Milliseconds from what a visitor does to the next paint; 16, the browser's own least, when it is quicker. */
export async function nextPaint(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    if ("noted" in window && Array.isArray(window.noted)) window.noted.length = 0;
  });
  await act();
  await wait(SETTLE_MS);
  const noted = await page.evaluate(() => ("noted" in window ? window.noted : []));
  return Math.max(16, ...(Array.isArray(noted) ? noted.map(Number) : []));
}
