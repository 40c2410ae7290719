import { homeHref } from "@/lib/filters/schema";
import type { PlaceCount } from "@/lib/geo/count-by-place";
import { placeLabel } from "@/lib/geo/place-label";

type Props = { areas: PlaceCount[] };

/** Every area with its count, as links: the map's text alternative and the crawlers' way to the areas. */
export function AreaLinks({ areas }: Props) {
  return (
    <nav aria-labelledby="areas-heading" className="mt-12 border-line border-t pt-8">
      <h2 id="areas-heading" className="font-display font-semibold text-xl">
        Areas of Bali
      </h2>
      {/* Far below: neither styled nor laid out before it is near. The padding leaves room for the focus ring. */}
      <ul className="-mx-1.5 mt-2.5 flex flex-wrap gap-x-5 gap-y-2 p-1.5 [contain-intrinsic-block-size:auto_14rem] [content-visibility:auto] pointer-coarse:max-sm:[contain-intrinsic-block-size:auto_48rem]">
        {areas.map(({ name, count }) => (
          <li key={name}>
            <a
              href={homeHref({ location: name })}
              className="inline-flex items-center gap-1.5 underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {placeLabel(name)} <span className="text-ink-soft tabular-nums">({count})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
