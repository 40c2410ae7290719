import { setTimeout as wait } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { step } from "../../scripts/start/steps.ts";
import { launchChromium } from "../support/chromium.ts";
import { cards, openFilters, openHome } from "../support/home-screen.ts";
import type { Line } from "./line.ts";
import { median } from "./median.ts";
import { nextPaint, slowPhone } from "./next-paint.ts";
import { onPhone } from "./phone.ts";
import type { Stage } from "./stage.ts";

const ROUNDS = 5;
const LIMIT_MS = 100;

type Action = {
  what: string;
  /** What has to be on screen first. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page, round: number) => Promise<void>;
  /** Puts back what the next round needs. */
  after?: (page: Page) => Promise<unknown>;
};

const map = (page: Page) => page.getByRole("region", { name: "Map of rentals" });
const arrows = (page: Page) => map(page).getByRole("button", { name: "Move the map", exact: true });

async function drag(page: Page, round: number): Promise<void> {
  const box = await map(page).boundingBox();
  if (box === null) throw new Error("There is no map.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (round % 2 === 0 ? 80 : -80), y + 20, { steps: 6 });
  await page.mouse.up();
}

/** After the browser was asked where something is, which it works out no faster than the page. */
const QUIET_MS = 500;

/** A finger's tap. Playwright's own would have listeners of its own look at each of its events. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("There is nothing to tap.");
  await wait(QUIET_MS);
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const openFirst = (page: Page) => tap(cards(page).nth(1).getByRole("link"));
const dialogIsThere = (page: Page) => page.getByRole("dialog").waitFor();
const close = (page: Page) => tap(page.getByRole("dialog").getByRole("button", { name: "Close" }));
const dialogIsGone = (page: Page) => page.getByRole("dialog").waitFor({ state: "detached" });

const ACTIONS: readonly Action[] = [
  {
    what: "like",
    act: (page, round) =>
      tap(
        cards(page)
          .nth(round % 2)
          .getByRole("button", { name: /^Like / }),
      ),
  },
  { what: "currency", act: (page) => page.getByLabel("Currency").press("ArrowDown") },
  {
    what: "filter",
    prepare: async (page) => (await openFilters(page)).getByLabel("Minimum bedrooms").focus(),
    act: (page) => page.keyboard.press("ArrowDown"),
  },
  {
    what: "keyword",
    prepare: async (page) => (await openFilters(page)).getByLabel("Keywords").focus(),
    act: (page, round) => page.keyboard.press("pools"[round] ?? "s"),
  },
  { what: "map pan", act: drag },
  {
    what: "map pan by its arrow",
    prepare: (page) => tap(arrows(page)),
    act: (page) => tap(map(page).getByRole("button", { name: "Move the map right" })),
  },
  {
    what: "next photo",
    act: (page) => tap(page.getByRole("button", { name: "Next photo" }).first()),
  },
  {
    what: "open modal",
    act: openFirst,
    after: async (page) => {
      await dialogIsThere(page);
      await close(page);
      await dialogIsGone(page);
    },
  },
  {
    what: "close modal",
    prepare: async (page) => {
      await openFirst(page);
      await dialogIsThere(page);
    },
    act: close,
    after: async (page) => {
      await dialogIsGone(page);
      await openFirst(page);
      await dialogIsThere(page);
    },
  },
];

async function timesOf(page: Page, home: string, { prepare, act, after }: Action): Promise<number[]> {
  await slowPhone(page);
  await openHome(page, home);
  // What the page costs while it loads is Lighthouse's to say.
  await arrows(page).waitFor();
  await page.waitForLoadState("networkidle");
  await prepare?.(page);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await nextPaint(page, () => act(page, round)));
    await after?.(page);
  }
  return times;
}

/** How long the next paint lets a visitor wait, on a phone with a fourth of this machine's processor. */
export async function interactions({ site, demo }: Stage): Promise<Line[]> {
  const [large, small] = await Promise.all([site(), demo()]);
  const browser = await launchChromium();
  const timed = (what: string, url: string, action: Action) =>
    step(what, async () => {
      const result = await onPhone(browser, (page) => timesOf(page, `${url}/`, action));
      return { summary: `${result.join(", ")} ms`, result };
    });
  const lines: Line[] = [];
  for (const action of ACTIONS) {
    const times = await timed(action.what, large.url, action);
    const beside = [
      { what: "slowest of five", value: Math.max(...times) },
      { what: "demo", value: median(await timed(`${action.what}, demo`, small.url, action)) },
    ];
    const target = { atMost: LIMIT_MS };
    lines.push({ what: `next paint, ${action.what}`, value: median(times), unit: "ms", beside, target });
  }
  await browser.close();
  return lines;
}
