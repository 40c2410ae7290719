import { clsx } from "clsx";
import { Photo, type PhotoSize } from "@/components/media/photo";
import { Svg } from "@/components/ui/icons";
import { PhotoButton } from "@/components/viewer/viewer-opener.client";
import { isVideo } from "@/lib/rental/media";
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

type Props = {
  url: string;
  index: number;
  label: string;
  size: PhotoSize;
  /** The large cell loads with priority, and plays a video in place. */
  isLarge?: boolean;
  className?: string;
};

export function PhotoCell({ url, index, label, size, isLarge = false, className }: Props) {
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
