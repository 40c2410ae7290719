import { useTranslations } from "next-intl";
import "@/lib/region/variables";

const SOURCE = process.env.REGION_MAPSOURCE;

/** The touch target is higher than the line and extends invisibly above it. */
const LINK =
  "inline-flex min-h-6 items-center underline-offset-2 hover:underline pointer-coarse:-mt-5 pointer-coarse:min-h-11 pointer-coarse:pt-5";

/** OpenStreetMap's licence (ODbL) requires it. `text` is the attribution of the operator's own tiles. */
export function BaseMapAttribution({ text }: { text?: string | undefined }) {
  const t = useTranslations();
  return (
    <p className="absolute right-0 bottom-0 z-10 rounded-tl-md bg-surface px-1.5 text-[0.6875rem] text-ink-soft leading-4">
      {text ??
        (SOURCE ? (
          <a href={SOURCE} className={LINK}>
            {t("ui.mapCredit")}
          </a>
        ) : (
          t("ui.mapCredit")
        ))}
    </p>
  );
}
