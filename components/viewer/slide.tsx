import { clsx } from "clsx";
import { Photo } from "@/components/media/photo";
import { isVideo } from "@/lib/rentals/media";
import type { Zoom } from "./zoom";

type Props = {
  url: string;
  label: string;
  /** Of the photo that is shown; null for a neighbour. */
  zoom: Zoom | null;
};

const transformOf = ({ scale, x, y }: Zoom) =>
  scale === 1 ? undefined : `translate(${x}px, ${y}px) scale(${scale})`;

/**
 * One photo or video in full size. A neighbouring photo is rendered invisibly, to be loaded ahead; a neighbouring video
 * is not rendered, so that it never plays out of sight.
 */
export function Slide({ url, label, zoom }: Props) {
  if (!isVideo(url)) {
    return (
      <div
        className={clsx("absolute inset-0", zoom === null && "invisible")}
        style={zoom === null ? undefined : { transform: transformOf(zoom) }}
      >
        <Photo
          src={url}
          alt={label}
          sizes="100vw"
          widths={[400, 1920]}
          priority={zoom !== null}
          // Around a picture that is shown whole its colour would stay.
          className="bg-transparent! object-contain"
        />
      </div>
    );
  }
  if (zoom === null) return null;
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
