import { accentColours } from "@/lib/settings/accent-colours";
import { ownPicture, ownPictureUrl } from "@/server/site/own-pictures";
import { siteSettings } from "@/server/site/site-settings";

/** A logo may be as wide as this many times its height. */
const MAX_RATIO = 5;

function accentRule(): string {
  const { accent } = siteSettings();
  if (accent === undefined) return "";
  const { light, dark } = accentColours(accent);
  return `:root{--color-leaf:light-dark(${light},${dark})}`;
}

function logoRule(): string {
  const logo = ownPicture("logo");
  if (logo === null) return "";
  const width = 1.75 * Math.min(MAX_RATIO, logo.ratio);
  return `.site-mark{width:${width.toFixed(3)}rem;border-radius:0;background:url(${ownPictureUrl("header.webp")}) center/contain no-repeat}`;
}

/** The looks of this site; nothing if it has the default ones (docs/behaviour.md, T3, T7). */
export function SiteLooks() {
  const rules = accentRule() + logoRule();
  return rules === "" ? null : <style>{rules}</style>;
}
