import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { toldByPixels } from "./untold.ts";

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
  /** A selector of the element. */
  at: string;
  said: string;
}

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];

function findings(results: Results): Finding[] {
  return results.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => ({
      rule: id,
      at: target.join(" "),
      said: [...any, ...all, ...none][0]?.message ?? "",
    })),
  );
}

/** What axe leaves to a closer look: colours are measured, the rest is a finding. */
async function lookCloser(page: Page, finding: Finding): Promise<Finding[]> {
  if (finding.rule in ANSWERED) return [];
  if (finding.rule !== COLOURS) return [finding];
  const said = await toldByPixels(page, finding);
  return said === null ? [] : [{ ...finding, said }];
}

export interface Look {
  /** Only what depends on colours. */
  onlyColours: boolean;
  /** A selector: all that is looked at; the whole page when null. */
  within: string | null;
}

/** What is wrong on the page as it stands. */
export async function axeFindings(page: Page, { onlyColours, within }: Look): Promise<Finding[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations", "incomplete"] });
  if ((await page.locator(MORE_CARDS).count()) > 0) axe.exclude(MORE_CARDS);
  if (within !== null) axe.include(within);
  if (onlyColours) axe.withRules(COLOURS);
  else axe.withTags(TAGS);
  const { violations, incomplete } = await axe.analyze();
  const found = findings(violations);
  for (const finding of findings(incomplete)) found.push(...(await lookCloser(page, finding)));
  return found;
}
