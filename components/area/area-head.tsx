import { HomeLink } from "@/components/detail/home-link.client";
import { areaHeading } from "@/lib/discovery/area-text";
import { homeHref } from "@/lib/filters/schema";
import { groupDigits } from "@/lib/money/format-price";

type Props = {
  /** As in geo_location. */
  name: string;
  /** Live listings in the area. */
  count: number;
};

/** The heading of an area's page, and the way to its list. */
export function AreaHead({ name, count }: Props) {
  return (
    <>
      <HomeLink />
      <h1 className="mt-3 font-display font-semibold text-3xl tracking-tight [overflow-wrap:anywhere] sm:text-4xl">
        {areaHeading(name)}
      </h1>
      <p className="mt-2">
        {count === 0 ? (
          "Nothing to rent by the month was posted here in the last 30 days."
        ) : (
          <a
            href={homeHref({ location: name })}
            className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
          >
            {count === 1 ? "Show the one live rental" : `Show all ${groupDigits(count)} live rentals`}
          </a>
        )}
      </p>
    </>
  );
}
