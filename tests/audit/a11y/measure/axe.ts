import type { Page } from "@playwright/test";
import axeCore, { type Result, type RunOptions } from "axe-core";
import { textContrasts } from "./text-contrast.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const COLOURS = "color-contrast";
/** What axe asks a person to look at, with the answer. */
const ANSWERED: Readonly<Record<string, string>> = {
  "video-caption": "An advert's video is shown as it was posted; nobody has written captions for it.",
};

/** Cards of the list after its first rows: they are made alike, and looking at each costs most of the time. */
const MORE_CARDS = "ul:has(> li > article) > li:nth-child(n + 7)";

export interface Finding {
  rule: string;
  /** A selector of the element, short enough to be read. */
  at: string;
  /** One that fits no other element. */
  path: string;
  message: string;
}

declare global {
  /** Where its source was put into the page. */
  var axe: typeof import("axe-core") | undefined;
}

/**
 * Puts axe into the page once, and runs it there as often as asked: its package for Playwright does both each time, and
 * compiling 600 kB takes longer than most runs.
 */
async function runAxe(page: Page, context: { include: string; exclude: string }, options: RunOptions) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ({ context, options }) => {
      if (globalThis.axe === undefined) throw new Error("axe is not in the page");
      const { violations, incomplete } = await globalThis.axe.run(context, options);
      return { violations, incomplete };
    },
    { context, options },
  );
}

function findings(results: readonly Result[]): Finding[] {
  return results.flatMap(({ id, nodes }) =>
    nodes.map(({ target, ancestry, any, all, none }) => ({
      rule: id,
      at: target.join(" "),
      path: (ancestry ?? target).join(" "),
      message: [...any, ...all, ...none][0]?.message ?? "",
    })),
  );
}

/** What is wrong with the contrast of texts, by their look at a width and in colours; null where it suffices. */
const measured = new Map<string, string | null>();

/** The elements at these paths. Runs in the page. */
function elementsAt(paths: string[]): Element[] {
  return paths.map((path) => {
    const element = document.querySelector(path);
    if (element === null) throw new Error(`${path} has left the page`);
    return element;
  });
}

/** Runs in the page. */
function looksOf(elements: Element[]): string[] {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  return elements.map(({ tagName, className }) => [tagName, className, innerWidth, isDark].join(" "));
}

/** What axe cannot tell of colours, told by the pixels. Texts of the same look are measured once. */
async function contrastByPixels(page: Page, unclear: readonly Finding[]): Promise<Finding[]> {
  const elements = await page.evaluateHandle(
    elementsAt,
    unclear.map(({ path }) => path),
  );
  const looks = await elements.evaluate(looksOf);
  const fresh = looks.flatMap((look, index) =>
    measured.has(look) || looks.indexOf(look) !== index ? [] : [index],
  );
  const texts = await elements.evaluateHandle(
    (all, fresh) => all.filter((_, index) => fresh.includes(index)),
    fresh,
  );
  for (const [index, found] of (await textContrasts(page, texts)).entries()) {
    const isEnough = found === null || found.ratio >= found.needed;
    measured.set(
      looks[fresh[index] ?? 0] ?? "",
      isEnough ? null : `contrast ${found.ratio.toFixed(2)} by pixels, ${found.needed} needed`,
    );
  }
  return unclear.flatMap((finding, index) => {
    const message = measured.get(looks[index] ?? "") ?? null;
    return message === null ? [] : [{ ...finding, message }];
  });
}

/** What axe leaves to a closer look: colours are measured, the rest is a finding. */
async function resolveIncomplete(page: Page, incomplete: readonly Finding[]): Promise<Finding[]> {
  const open = incomplete.filter(({ rule }) => !(rule in ANSWERED));
  const ofColours = open.filter(({ rule }) => rule === COLOURS);
  return [...open.filter(({ rule }) => rule !== COLOURS), ...(await contrastByPixels(page, ofColours))];
}

export interface Look {
  /** Only what depends on colours. */
  onlyColours: boolean;
  /** A selector: all that is looked at; the whole page when null. */
  within: string | null;
}

/** What is wrong on the page as it stands. */
export async function axeFindings(page: Page, { onlyColours, within }: Look): Promise<Finding[]> {
  const { violations, incomplete } = await runAxe(
    page,
    { include: within ?? "html", exclude: MORE_CARDS },
    {
      runOnly: onlyColours ? [COLOURS] : TAGS,
      resultTypes: ["violations", "incomplete"],
      ancestry: true,
    },
  );
  return [...findings(violations), ...(await resolveIncomplete(page, findings(incomplete)))];
}
