import { clsx } from "clsx";
import { Photo, type PhotoSize } from "@/components/media/photo";
import { isVideo } from "@/lib/rentals/media";
import { InlineVideo } from "./inline-video.client";
import { PhotoButton } from "./photo-button.client";
import { VideoStill } from "./video-still";

/** The focus is drawn over the photo, because the grid cuts its corners, and in two tones, for light and dark photos. */
const CELL =
  "group relative block overflow-hidden bg-sunken focus-visible:outline-none focus-visible:after:absolute focus-visible:after:inset-1 focus-visible:after:border-3 focus-visible:after:border-black focus-visible:after:shadow-[0_0_0_4px_white]";

type Props = {
  url: string;
  index: number;
  label: string;
  size: PhotoSize;
  /** The large one: loaded first, and a video there plays in place. */
  isLarge?: boolean;
  className?: string;
};

/** One photo of the grid, which opens the viewer there. */
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
