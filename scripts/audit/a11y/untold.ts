import type { Page } from "@playwright/test";
import type { Finding } from "./axe.ts";
import { textContrast } from "./text-contrast.ts";

/** What was measured already: the same look at the same width and in the same colours. */
const measured = new Map<string, string | null>();

/**
 * What axe cannot tell of colours, told by the pixels: what is wrong with the contrast, or null when it suffices.
 * Texts of the same look are measured once.
 */
export async function toldByPixels(page: Page, { at }: Finding): Promise<string | null> {
  const text = page.locator(at).first();
  const look = await text.evaluate((element) =>
    [element.tagName, element.className, innerWidth, matchMedia("(prefers-color-scheme: dark)").matches].join(
      " ",
    ),
  );
  const known = measured.get(look);
  if (known !== undefined) return known;
  const found = await textContrast(text);
  const isEnough = found === null || found.ratio >= found.needed;
  const said = isEnough ? null : `contrast ${found.ratio.toFixed(2)} by pixels, ${found.needed} needed`;
  measured.set(look, said);
  return said;
}
