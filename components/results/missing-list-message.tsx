import { useLanguage } from "@/components/language/use-language";
import { inAreas } from "@/lib/filters/areas";
import { homeHref, type ListQuery } from "@/lib/filters/schema";
import { groupDigits } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import type { PlaceCount } from "@/lib/places/places";
import { LIST_MESSAGES } from "@/lib/rentals/list-messages";
import { EmptyHelp } from "./empty-list";
import { ListStatus } from "./list-status.client";

const LINK = "inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4";

type Props = {
  query: ListQuery | null;
  /** Places with names similar to the unknown one. */
  nearest: readonly PlaceCount[];
};

/** Explains why a query has no list: its page is past the end, or its location is unknown. */
export function MissingListMessage({ query, nearest }: Props) {
  const { locale, t } = useLanguage();
  if (query !== null && query.page > 1) {
    return (
      <>
        <ListStatus message={LIST_MESSAGES.empty} />
        <EmptyHelp>
          <p>This list has fewer pages.</p>
          <a href={homeHref({ ...query, page: 1 })} className={LINK}>
            Go to its first page
          </a>
        </EmptyHelp>
      </>
    );
  }
  return (
    <>
      <ListStatus message={LIST_MESSAGES.unknownLocation} />
      <EmptyHelp>
        <p>No listing has named this place. The nearest names are:</p>
        <ul className="flex flex-wrap gap-2">
          {nearest.map(({ name, count }) => (
            <li key={name}>
              <a
                href={homeHref({ ...query, ...inAreas([name]) })}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-surface px-4 font-medium text-ink text-sm hover:border-ink"
              >
                {placeLabel(name, t)}{" "}
                <span className="text-ink-soft tabular-nums">({groupDigits(count, locale)})</span>
              </a>
            </li>
          ))}
        </ul>
        <a href="/" className={LINK}>
          Show all rentals
        </a>
      </EmptyHelp>
    </>
  );
}
