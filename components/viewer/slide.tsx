import { clsx } from "clsx";
import { Photo } from "@/components/media/photo";
import { isVideo } from "@/lib/rental/media";

type Props = { url: string; label: string; isShown: boolean };

/**
 * A neighbouring photo is rendered invisibly, to preload it. A neighbouring video is not rendered, so that it never plays
 * out of sight.
 */
export function Slide({ url, label, isShown }: Props) {
  if (!isVideo(url)) {
    return (
      <div className={clsx("absolute inset-0", !isShown && "invisible")}>
        <Photo
          src={url}
          alt={label}
          sizes="100vw"
          widths={[400, 1920]}
          priority={isShown}
          // No background colour, because it would be visible around a contained picture.
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
      // On phones the video ends above the viewer's buttons, because its own controls are at its bottom.
      className="absolute inset-0 size-full max-sm:h-[calc(100%-5.5rem)]"
    />
  );
}
