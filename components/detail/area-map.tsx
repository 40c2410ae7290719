import { BaseMapAttribution } from "@/components/ui/base-map-attribution";
import { homeHref } from "@/lib/filters/schema";
import type { AreaPicture } from "@/lib/map/area-picture";
import { areaPath } from "@/lib/places/area-path";
import { type HomePoint, mapsSearchUrl, placeLabel } from "@/lib/places/place-label";
import { canGetInTouch } from "@/lib/rentals/contact";
import type { Rental } from "@/lib/rentals/rental";
import { eventAttributes } from "@/lib/reporting/analytics";

type Props = {
  id: number;
  /** The location in the advert; null if it names none. */
  location: string | null;
  /** The exact point of the home, if known. */
  point?: HomePoint;
  area: AreaPicture;
  /** Whether it replaces the photos, and so is the first picture of the page. */
  isFirst?: boolean;
};

const LINK = "inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4";

/** The area of a listing: a drawing that links to a maps search, with links to the list's map and to the area's page. */
export function AreaMap({ id, location, point, area, isFirst = false }: Props) {
  const picture = (
    // biome-ignore lint/performance/noImgElement: an SVG, the same at every size
    <img
      src={area.src}
      alt={`Map of ${area.name}`}
      width={480}
      height={360}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding="async"
      data-photo=""
      className="size-full object-cover"
    />
  );
  return (
    <figure className="print:hidden">
      <div className="relative isolate aspect-2/1 overflow-hidden rounded-card border border-line bg-sunken @2xl:aspect-5/2">
        {location === null ? (
          picture
        ) : (
          <a
            href={mapsSearchUrl(location, point)}
            target="_blank"
            rel="noopener"
            {...eventAttributes("location-click", id)}
            className="over-photo absolute inset-0"
          >
            {picture}
          </a>
        )}
        <BaseMapAttribution />
      </div>
      <figcaption className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-ink-soft text-sm [overflow-wrap:anywhere]">
        {area.place === null
          ? "The advert names no place that the map knows."
          : `Approximate location: ${area.name}`}
        {area.place === null ? null : (
          <span className="flex flex-wrap gap-x-4">
            <a href={homeHref({ location: [area.place.name] })} className={LINK}>
              Show on the map
            </a>
            <a href={areaPath(area.place.name)} className={LINK}>
              {`Rents in ${placeLabel(area.place.name)}`}
            </a>
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** Replaces the photos of a listing that has none: the map of its area, and a hint to ask for photos. */
export function NoPhotos({ rental, area }: { rental: Rental; area: AreaPicture }) {
  return (
    <div className="grid items-center gap-x-8 gap-y-2 @4xl:grid-cols-[40rem_1fr]">
      <AreaMap id={rental.id} location={rental.location} point={rental} area={area} isFirst />
      <p className="text-ink-soft">
        This advert came without photos.
        {canGetInTouch(rental) ? " Ask for some when you get in touch." : ""}
      </p>
    </div>
  );
}
