import { useTranslations } from "next-intl";
import "@/lib/region/variables";

const SOURCE = process.env.REGION_MAPSOURCE;

/** The touch target is higher than the line and extends invisibly above it. */
const LINK =
  "inline-flex min-h-6 items-center underline-offset-2 hover:underline pointer-coarse:-mt-5 pointer-coarse:min-h-11 pointer-coarse:pt-5";

/** Beside the button of a small map; above the button, as wide as the map, if large text leaves too little room. */
const BESIDE_BUTTONS =
  "folded:bottom-[clamp(0px,calc((18rem-100vw)*999),3.25rem)] folded:max-w-[max(calc(100%-6rem),min(100%,calc((18rem-100vw)*999)))]";

type Props = {
  /** Attribution of the operator's own tiles. */
  text?: string;
  archive?: boolean;
  besideButtons?: boolean;
};

/** OpenStreetMap's licence (ODbL) requires it. */
export function BaseMapAttribution({ text, archive = false, besideButtons = false }: Props) {
  const t = useTranslations();
  return (
    <p
      className={`absolute right-0 bottom-0 z-10 rounded-tl-md bg-surface px-1.5 text-[0.6875rem] text-ink-soft leading-4 ${besideButtons ? BESIDE_BUTTONS : ""}`}
    >
      {text ?? (
        <>
          {archive ? (
            <a href="https://protomaps.com" className={`${LINK} mr-1.5`}>
              Protomaps
            </a>
          ) : null}
          {SOURCE ? (
            <a href={SOURCE} className={LINK}>
              {t("ui.mapCredit")}
            </a>
          ) : (
            t("ui.mapCredit")
          )}
        </>
      )}
    </p>
  );
}
