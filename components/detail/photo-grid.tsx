import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { Photo, type PhotoSize } from "@/components/media/photo";
import { Svg } from "@/components/ui/icons";
import { PhotoButton } from "@/components/viewer/viewer-opener.client";
import { isVideo, mediaLabel } from "@/lib/rental/media";
import { InlineVideo } from "./inline-video.client";

/** The focus ring is inside, because the grid clips its corners, and two-toned, for light and dark photos. */
const CELL =
  "group relative block overflow-hidden bg-sunken focus-visible:outline-none focus-visible:after:absolute focus-visible:after:inset-1 focus-visible:after:border-3 focus-visible:after:border-black focus-visible:after:shadow-[0_0_0_4px_white]";

function VideoStill({ src, label }: { src: string; label: string }) {
  return (
    <>
      <video
        // Some browsers paint no frame without a seek.
        src={`${src.split("#", 1)[0]}#t=0.1`}
        muted
        playsInline
        preload="metadata"
        aria-hidden="true"
        tabIndex={-1}
        className="pointer-events-none absolute inset-0 size-full object-cover"
      />
      <span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full bg-black/60 text-white">
        <Svg className="size-5">
          <path d="M8 5.5v13l11-6.5Z" fill="currentColor" />
        </Svg>
      </span>
      <span className="sr-only">{label}</span>
    </>
  );
}

type CellProps = {
  url: string;
  index: number;
  label: string;
  size: PhotoSize;
  /** The large cell loads with priority, and plays a video in place. */
  isLarge?: boolean;
  className?: string;
};

function PhotoCell({ url, index, label, size, isLarge = false, className }: CellProps) {
  if (isLarge && isVideo(url)) {
    return (
      <div className={clsx(CELL, className)}>
        <InlineVideo src={url} label={label} />
      </div>
    );
  }
  return (
    <PhotoButton index={index} className={clsx(CELL, className)}>
      {isVideo(url) ? (
        <VideoStill src={url} label={label} />
      ) : (
        <Photo
          src={url}
          alt={label}
          {...size}
          priority={isLarge}
          className="object-cover transition-transform duration-500 group-hover:scale-103"
        />
      )}
    </PhotoButton>
  );
}

/** One large photo and up to four small ones. */
const MAX_SHOWN = 5;

const LARGE: PhotoSize = {
  sizes: "(min-width: 72rem) 35rem, (min-width: 36rem) 50vw, 100vw",
  widths: [320, 1920],
};
const SMALL: PhotoSize = {
  sizes: "(min-width: 72rem) 18rem, (min-width: 36rem) 25vw, 33vw",
  widths: [160, 828],
};

/** How many of twelve columns each small photo spans, on narrow and wide screens; indexed by the number of small photos. */
const SMALL_CELLS: readonly (readonly string[])[] = [
  [],
  ["col-span-12 @max-xl:aspect-5/2 @xl:col-span-6 @xl:row-span-2"],
  ["col-span-6", "col-span-6"],
  ["col-span-4 @xl:col-span-6", "col-span-4 @xl:col-span-3", "col-span-4 @xl:col-span-3"],
  ["col-span-3", "col-span-3", "col-span-3", "col-span-3"],
];

function ShowAll({ total, isOverVideo }: { total: number; isOverVideo: boolean }) {
  const t = useTranslations();
  return (
    <PhotoButton
      index={0}
      className={clsx(
        "js-only over-photo absolute right-3 z-10 h-11 rounded-full bg-surface/95 px-4 font-medium text-ink text-sm shadow-card transition-colors hover:bg-surface",
        isOverVideo ? "top-3 @xl:top-auto @xl:bottom-3" : "bottom-3",
      )}
    >
      {t("detail.showPhotos", { total: String(total) })}
    </PhotoButton>
  );
}

/** Without JavaScript there is no viewer, so the other photos are listed below the grid. */
export function PhotoGrid({ media, title }: { media: readonly string[]; title: string }) {
  const t = useTranslations();
  const [first, ...rest] = media;
  if (first === undefined) return null;
  const small = rest.slice(0, MAX_SHOWN - 1);
  const label = (index: number) => mediaLabel(index, media.length, title, t);
  return (
    <>
      <div className="relative grid grid-cols-12 gap-1.5 overflow-hidden rounded-card @xl:aspect-9/4 @xl:grid-rows-2 @4xl:aspect-auto @4xl:h-100 @xl:gap-2">
        <div
          className={clsx(
            "col-span-12 @max-xl:relative @max-xl:aspect-4/3 @xl:row-span-2",
            small.length > 0 && "@xl:col-span-6",
          )}
        >
          <PhotoCell url={first} index={0} label={label(0)} size={LARGE} isLarge className="size-full" />
          {rest.length > 0 ? <ShowAll total={media.length} isOverVideo={isVideo(first)} /> : null}
        </div>
        {small.map((url, index) => (
          <PhotoCell
            key={url}
            url={url}
            index={index + 1}
            label={label(index + 1)}
            size={SMALL}
            className={clsx(small.length > 1 && "@max-xl:aspect-4/3", SMALL_CELLS[small.length]?.[index])}
          />
        ))}
      </div>
      <ul className="nojs-only mt-2 grid grid-cols-2 gap-2 @xl:grid-cols-4">
        {rest.slice(small.length).map((url, index) =>
          isVideo(url) ? null : (
            <li key={url} className="relative aspect-4/3 overflow-hidden rounded-card bg-sunken">
              <Photo src={url} alt={label(small.length + 1 + index)} {...SMALL} />
            </li>
          ),
        )}
      </ul>
    </>
  );
}
