import { clsx } from "clsx";
import { Photo } from "@/components/media/photo";
import { isVideo } from "@/lib/rentals/media";
import { InlineVideo } from "./inline-video.client";
import { PhotoButton } from "./photo-button.client";
import { VideoStill } from "./video-still";

const CELL = "group relative block overflow-hidden bg-sunken";

type Props = {
  url: string;
  index: number;
  label: string;
  /** As in the `sizes` attribute. */
  sizes: string;
  /** The large one: loaded first, and a video there plays in place. */
  isLarge?: boolean;
  className?: string;
};

/** One photo of the grid, which opens the viewer there. */
export function PhotoCell({ url, index, label, sizes, isLarge = false, className }: Props) {
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
          sizes={sizes}
          priority={isLarge}
          className="object-cover transition-transform duration-500 group-hover:scale-103"
        />
      )}
    </PhotoButton>
  );
}
