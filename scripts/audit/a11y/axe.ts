import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { isKnown } from "./known-incomplete.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export interface Finding {
  rule: string;
  /** A selector of the element. */
  at: string;
  said: string;
}

type Outcomes = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];

function findings(results: Outcomes): Finding[] {
  return results.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => ({
      rule: id,
      at: target.join(" "),
      said: [...any, ...all, ...none][0]?.message ?? "",
    })),
  );
}

/** What axe finds wrong on the page, and what it cannot tell and nobody has accounted for. */
export async function axeFindings(page: Page, only: "everything" | "colours"): Promise<Finding[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations", "incomplete"] });
  const axe = only === "colours" ? builder.withRules("color-contrast") : builder.withTags(TAGS);
  const { violations, incomplete } = await axe.analyze();
  const untold: Finding[] = [];
  for (const finding of findings(incomplete)) if (!(await isKnown(page, finding))) untold.push(finding);
  return [...findings(violations), ...untold.map((finding) => ({ ...finding, rule: `${finding.rule} (cannot tell)` }))];
}
