import { clsx } from "clsx";
import { Photo } from "@/components/media/photo";
import { isVideo } from "@/lib/rentals/media";

type Props = { url: string; label: string; isShown: boolean };

/**
 * One photo or video in full size. A neighbouring photo is rendered invisibly, to be loaded ahead; a neighbouring video
 * is not rendered, so that it never plays out of sight.
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
          // Around a picture that is shown whole its colour would stay.
          className="bg-transparent! object-contain"
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
      // Its controls are at the lower edge: on phones the viewer's buttons are below that.
      className="absolute inset-0 size-full max-sm:h-[calc(100%-5.5rem)]"
    />
  );
}
