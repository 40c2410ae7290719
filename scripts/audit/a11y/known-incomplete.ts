import type { Page } from "@playwright/test";
import type { Finding } from "./axe.ts";

/** What axe cannot tell, where, and why that is in order. */
const KNOWN: readonly { rule: string; within: string; because: string }[] = [];

/** Whether what axe could not tell is accounted for. */
export async function isKnown(page: Page, { rule, at }: Finding): Promise<boolean> {
  const places = KNOWN.filter((known) => known.rule === rule).map(({ within }) => within);
  if (places.length === 0) return false;
  return page.locator(at).evaluate((element, within) => element.closest(within) !== null, places.join());
}
