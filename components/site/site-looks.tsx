import { siteProcess } from "@/server/front/site-process";
import { logoUrl } from "@/server/site/logo";
import { siteSettings } from "@/server/site/site-settings";

/** A logo may be as wide as this many times its height. */
const MAX_RATIO = 5;

/**
 * The accent's hue at the lightness of the site's own green, so that it can be read wherever that can: the contrast is at least 6
 * for every hue.
 */
function accentRule(accent: string): string {
  const at = (lightness: string) => `oklch(from ${accent} ${lightness} min(c,0.12) h)`;
  return `:root{--color-leaf:light-dark(${at("41%")},${at("79%")})}`;
}

function logoRule(ratio: number): string {
  const width = 1.75 * Math.min(MAX_RATIO, ratio);
  return `.site-mark{width:${width.toFixed(3)}rem;border-radius:0;background:url(${logoUrl("header.webp")}) center/contain no-repeat}`;
}

/** The looks of this site; nothing if it has the default ones (docs/behaviour.md, T3, T7). */
export function SiteLooks() {
  const { accent } = siteSettings();
  const { logo } = siteProcess();
  const rules =
    (accent === undefined ? "" : accentRule(accent)) + (logo === null ? "" : logoRule(logo.ratio));
  return rules === "" ? null : <style>{rules}</style>;
}
