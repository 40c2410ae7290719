import type { Page } from "@playwright/test";
import { cards, openFilters, openHome } from "../../tests/e2e/home-screen.ts";
import { step } from "../start/steps.ts";
import type { Line } from "./line.ts";
import { median } from "./median.ts";
import { nextPaint, slowPhone } from "./next-paint.ts";
import { launchBrowser, onPhone } from "./phone.ts";
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
const mapIsThere = (page: Page) => map(page).getByRole("button", { name: "Move the map right" }).waitFor();

async function drag(page: Page, round: number): Promise<void> {
  const box = await map(page).boundingBox();
  if (box === null) throw new Error("There is no map.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (round % 2 === 0 ? 80 : -80), y + 20, { steps: 6 });
  await page.mouse.up();
}

const openFirst = (page: Page) => cards(page).nth(1).getByRole("link").tap();
const dialogIsThere = (page: Page) => page.getByRole("dialog").waitFor();
const close = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
const dialogIsGone = (page: Page) => page.getByRole("dialog").waitFor({ state: "detached" });

const ACTIONS: readonly Action[] = [
  {
    what: "like",
    act: (page, round) =>
      cards(page)
        .nth(round)
        .getByRole("button", { name: /^Like / })
        .tap(),
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
  { what: "map pan", prepare: mapIsThere, act: drag },
  {
    what: "map pan by its arrow",
    prepare: mapIsThere,
    act: (page) => map(page).getByRole("button", { name: "Move the map right" }).tap(),
  },
  {
    what: "next photo",
    act: (page, round) => page.getByRole("button", { name: "Next photo" }).nth(round).tap(),
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
export async function interactions({ site }: Stage): Promise<Line[]> {
  const { url } = await site();
  const browser = await launchBrowser();
  const lines: Line[] = [];
  for (const action of ACTIONS) {
    const times = await step(action.what, async () => {
      const result = await onPhone(browser, (page) => timesOf(page, `${url}/`, action));
      return { said: `${result.join(", ")} ms`, result };
    });
    lines.push({
      what: `${action.what}, next paint`,
      value: median(times),
      unit: "ms",
      beside: [{ what: "slowest of five", value: Math.max(...times) }],
      target: { atMost: LIMIT_MS },
    });
  }
  await browser.close();
  return lines;
}
