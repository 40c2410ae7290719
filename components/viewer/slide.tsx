import { clsx } from "clsx";
import { Photo } from "@/components/media/photo";
import { isVideo } from "@/lib/rentals/media";

type Props = { url: string; label: string; isShown: boolean };

/**
 * One picture or video in full. The picture of a neighbouring slide is loaded already but not visible; of a
 * neighbouring video nothing is there, so that it never plays unseen.
 */
export function Slide({ url, label, isShown }: Props) {
  if (!isVideo(url)) {
    return (
      <div className={clsx("absolute inset-0", isShown || "invisible")}>
        <Photo
          src={url}
          alt={label}
          sizes="100vw"
          widths={[400, 1920]}
          priority={isShown}
          className="object-contain"
        />
      </div>
    );
  }
  if (!isShown) return null;
  return (
    // biome-ignore lint/a11y/useMediaCaption: an advert's video comes without captions, and an empty track would promise some
    <video
      src={url}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      className="absolute inset-0 size-full"
    />
  );
}
