import { collectedPhoto, photoSources } from "@/lib/rentals/collected-photo";
import { isOptimizable, parseMediaHosts } from "@/lib/rentals/media";
import { pictureSources, type WidthRange } from "@/lib/rentals/picture-sources";

const HOSTS = parseMediaHosts(process.env.MEDIA_HOSTS);

export type PhotoSize = {
  /** Widths it is displayed at, as in the `sizes` attribute. */
  sizes: string;
  /** Smallest and largest file those widths need, on any screen, in pixels. */
  widths: WidthRange;
};

type Props = PhotoSize & {
  src: string;
  alt: string;
  /** For the largest picture of the first screen: loaded eagerly, with high priority. */
  priority?: boolean;
  className?: string;
};

/** What an image element needs to load the picture; a collected one shows its colour meanwhile. */
function imageAttributes(src: string, { sizes, widths }: PhotoSize) {
  const photo = collectedPhoto(src);
  if (photo !== null) {
    return { style: { backgroundColor: photo.colour }, sizes, ...photoSources(photo, widths) };
  }
  const sources = isOptimizable(src, HOSTS) ? pictureSources(src, widths) : { src };
  return { sizes: "srcSet" in sources ? sizes : undefined, ...sources };
}

/**
 * An image that fills its positioned parent. A collected photo comes in the widths that it was made in, files of the site
 * and of configured hosts through the image optimizer, others as they are. `BrokenPictures` replaces those that fail to
 * load.
 */
export function Photo({ src, alt, sizes, widths, priority = false, className = "object-cover" }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: the attributes of next/image without its client code
    <img
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      {...imageAttributes(src, { sizes, widths })}
      data-photo=""
      className={`absolute inset-0 size-full ${className}`}
    />
  );
}
