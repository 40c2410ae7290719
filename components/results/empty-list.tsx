import { useLocale } from "next-intl";
import { useLanguage } from "@/components/language/use-language";
import { FilterLink } from "@/components/list-state/filter-link.client";
import { LINE, Svg } from "@/components/ui/icons";
import { inAreas } from "@/lib/filters/areas";
import type { Relaxation } from "@/lib/filters/relaxations";
import { groupDigits } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import { distanceLabel, type NearbyArea } from "@/lib/search/nearby-areas";

function HouseIcon() {
  const path = "M14 29 28 17l14 12M19 27v13h18V27M25 40v-8h6v8";
  return (
    <Svg size={56} className="size-14 shrink-0 rounded-full bg-sunken text-leaf">
      <path d={path} {...LINE} strokeWidth="2.4" strokeLinejoin="round" />
    </Svg>
  );
}

/** The frame for suggestions when a list is empty. */
export function EmptyHelp({ children }: { children: React.ReactNode }) {
  return (
    <div className="mt-4 flex gap-5 rounded-card border border-line bg-surface p-5 shadow-card max-sm:flex-col sm:p-7">
      <HouseIcon />
      <div className="grid min-w-0 flex-1 content-center justify-items-start gap-3 text-ink-soft">
        {children}
      </div>
    </div>
  );
}

const LINK =
  "inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-surface px-4 font-medium text-ink text-sm hover:border-ink";

/** Links that change one filter each, with the number of rentals the list would have then. */
function RelaxationLinks({ offered }: { offered: readonly Relaxation[] }) {
  const locale = useLocale();
  return (
    <ul className="flex flex-wrap gap-2">
      {offered.map(({ label, change, count }) => (
        <li key={label}>
          <FilterLink change={change} className={LINK}>
            {label} <span className="text-ink-soft tabular-nums">({groupDigits(count, locale)})</span>
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}

const MAX_NEARBY = 3;

type NearbyProps = { location: readonly string[]; nearby: readonly NearbyArea[] };

/** Links that add the nearest areas with matches, one each: "19 in Pererenan, 2 km away". */
function NearbyLinks({ location, nearby }: NearbyProps) {
  const { locale, t } = useLanguage();
  return (
    <ul aria-label="Nearby" className="flex flex-wrap gap-2">
      {nearby.slice(0, MAX_NEARBY).map(({ name, count, km }) => (
        <li key={name}>
          <FilterLink change={inAreas([name, ...location])} className={LINK}>
            {`${groupDigits(count, locale)} in ${placeLabel(name, t)}, ${distanceLabel(km)}`}
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}

type Props = NearbyProps & {
  offered: readonly Relaxation[];
  /** What to ask those whose adverts do not say it. */
  asked: readonly Relaxation[];
};

/** Suggestions when no rental matches: add an area nearby, drop one of the filters or all of them, or ask. */
export function EmptyList({ offered, asked, location, nearby }: Props) {
  return (
    <EmptyHelp>
      {nearby.length === 0 ? null : (
        <>
          <p>Nearby there is:</p>
          <NearbyLinks location={location} nearby={nearby} />
        </>
      )}
      {offered.length === 0 ? (
        <p>Nothing matches these filters.</p>
      ) : (
        <>
          <p>Nothing matches all of these filters. With one less there is:</p>
          <RelaxationLinks offered={offered} />
        </>
      )}
      {asked.length === 0 ? null : (
        <>
          <p>Among adverts that do not say there is:</p>
          <RelaxationLinks offered={asked} />
        </>
      )}
      <a
        href="/"
        className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
      >
        Show all rentals
      </a>
    </EmptyHelp>
  );
}
