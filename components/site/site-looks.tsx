import { accentColours } from "@/lib/settings/accent-colours";
import { siteSettings } from "@/server/site/site-settings";

/** The colours of this site; nothing if it has the default ones (docs/behaviour.md, T3). */
export function SiteLooks() {
  const { accent } = siteSettings();
  if (accent === undefined) return null;
  const { light, dark } = accentColours(accent);
  return <style>{`:root{--color-leaf:light-dark(${light},${dark})}`}</style>;
}
