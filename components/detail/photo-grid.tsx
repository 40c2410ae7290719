import { clsx } from "clsx";
import { Photo } from "@/components/media/photo";
import { mediaLabel } from "@/components/viewer/media-label";
import { isVideo, PLACEHOLDER_IMAGE } from "@/lib/rentals/media";
import { PhotoButton } from "./photo-button.client";
import { PhotoCell } from "./photo-cell";

/** The first photo large and up to four small ones (SPEC section 9). */
const MAX_SHOWN = 5;

const LARGE_SIZES = "(min-width: 72rem) 35rem, (min-width: 42rem) 50vw, 100vw";
const SMALL_SIZES = "(min-width: 72rem) 18rem, (min-width: 42rem) 25vw, 33vw";

/** By the number of small photos: the columns of twelve that each takes on narrow and on wide screens. */
const SMALL_CELLS: readonly (readonly string[])[] = [
  [],
  ["col-span-12 @2xl:col-span-6 @2xl:row-span-2"],
  ["col-span-6", "col-span-6"],
  ["col-span-4 @2xl:col-span-6", "col-span-4 @2xl:col-span-3", "col-span-4 @2xl:col-span-3"],
  ["col-span-3", "col-span-3", "col-span-3", "col-span-3"],
];

function NoPhotos() {
  return (
    <div className="relative aspect-4/3 overflow-hidden rounded-card bg-sunken @2xl:aspect-3/1">
      <Photo src={PLACEHOLDER_IMAGE} alt="No photos of this rental" sizes={LARGE_SIZES} />
    </div>
  );
}

type Props = { media: readonly string[]; title: string };

/** The photos of a detail view; what the grid has no room for is there for visitors without JavaScript. */
export function PhotoGrid({ media, title }: Props) {
  const [first, ...rest] = media;
  if (first === undefined) return <NoPhotos />;
  const small = rest.slice(0, MAX_SHOWN - 1);
  const label = (url: string) => mediaLabel(media.indexOf(url), media.length, title);
  return (
    <div className="relative">
      <div className="grid grid-cols-12 gap-1.5 overflow-hidden rounded-card @2xl:aspect-2/1 @2xl:grid-rows-2 @2xl:gap-2">
        <PhotoCell
          url={first}
          index={0}
          label={label(first)}
          sizes={LARGE_SIZES}
          isLarge
          className={clsx(
            "col-span-12 aspect-4/3 @2xl:row-span-2 @2xl:aspect-auto",
            small.length > 0 && "@2xl:col-span-6",
          )}
        />
        {small.map((url, at) => (
          <PhotoCell
            key={url}
            url={url}
            index={at + 1}
            label={label(url)}
            sizes={SMALL_SIZES}
            className={clsx("aspect-4/3 @2xl:aspect-auto", SMALL_CELLS[small.length]?.[at])}
          />
        ))}
      </div>
      {rest.length > 0 ? (
        <PhotoButton
          index={0}
          className={clsx(
            "js-only absolute right-3 h-11 rounded-full bg-surface/95 px-4 font-medium text-ink text-sm shadow-card transition hover:bg-surface",
            isVideo(first) ? "top-3" : "top-3 @2xl:top-auto @2xl:bottom-3",
          )}
        >
          Show all photos
        </PhotoButton>
      ) : null}
      <ul className="nojs-only mt-2 grid grid-cols-2 gap-2 @2xl:grid-cols-4">
        {rest.slice(MAX_SHOWN - 1).map((url) =>
          isVideo(url) ? null : (
            <li key={url} className="relative aspect-4/3 overflow-hidden rounded-card bg-sunken">
              <Photo src={url} alt={label(url)} sizes={SMALL_SIZES} />
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
