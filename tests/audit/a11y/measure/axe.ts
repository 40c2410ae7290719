import type { Page } from "@playwright/test";
import axeCore, { type Result, type RunOptions } from "axe-core";
import { textContrasts } from "./text-contrast.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const COLOURS = "color-contrast";
/** What a person has looked at, with the answer. */
const ANSWERED: readonly { rule: string; at: RegExp; answer: string }[] = [
  {
    rule: "video-caption",
    at: /(?:)/,
    answer: "An advert's video is shown as it was posted; nobody has written captions for it.",
  },
  {
    rule: "target-size",
    at: /^button\[aria-label="[^"]+, \d+ rentals?"\]$/,
    answer:
      "A marker is where its place is: below a control, moving the map frees it, and Location lists it.",
  },
  {
    rule: "scrollable-region-focusable",
    at: /\.card-photo-row$/,
    answer: "The photos of a card are scrolled by its two buttons.",
  },
];

const isAnswered = (finding: Finding) =>
  ANSWERED.some(({ rule, at }) => rule === finding.rule && at.test(finding.at));

/** Cards after the list's first rows: they have the same markup, and checking each takes most of the time. */
const MORE_CARDS = "ul:has(> li > article) > li:nth-child(n + 7)";

export interface Finding {
  rule: string;
  /** A short selector of the element, for people. */
  at: string;
  /** A selector that matches only this element. */
  path: string;
  message: string;
}

declare global {
  /** Defined once the source of axe has run in the page. */
  var axe: typeof import("axe-core") | undefined;
}

/**
 * Loads axe into the page once and runs it as often as needed. Its package for Playwright loads it each time, and
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

/** Contrast problems by a text's look, width and colour scheme; null when the contrast suffices. */
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

/** Measures by pixels the contrasts that axe cannot compute, once for all texts of the same look. */
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

/** Resolves what axe left incomplete: contrasts are measured, anything else is a finding. */
async function resolveIncomplete(page: Page, incomplete: readonly Finding[]): Promise<Finding[]> {
  const open = incomplete.filter((finding) => !isAnswered(finding));
  const ofColours = open.filter(({ rule }) => rule === COLOURS);
  return [...open.filter(({ rule }) => rule !== COLOURS), ...(await contrastByPixels(page, ofColours))];
}

export interface Look {
  /** Checks only rules that depend on colours. */
  onlyColours: boolean;
  /** A selector of the part to check; the whole page when null. */
  within: string | null;
}

/** The findings on the page in its present state. */
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
  const wrong = findings(violations).filter((finding) => !isAnswered(finding));
  return [...wrong, ...(await resolveIncomplete(page, findings(incomplete)))];
}
