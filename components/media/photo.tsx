import { collectedPhoto, photoSources } from "@/lib/rentals/collected-photo";
import { isOptimizable, parseMediaHosts } from "@/lib/rentals/media";
import { pictureSources, type WidthRange } from "@/lib/rentals/picture-sources";

const HOSTS = parseMediaHosts(process.env.MEDIA_HOSTS);

export type PhotoSize = {
  /** Displayed widths, as in the `sizes` attribute. */
  sizes: string;
  /** Narrowest and widest file that any screen needs for these widths, in pixels. */
  widths: WidthRange;
};

type Props = PhotoSize & {
  src: string;
  alt: string;
  /** For the largest picture of the first screen: loaded eagerly, with high priority. */
  priority?: boolean;
  className?: string;
};

/** A collected photo shows its mean colour until it has loaded. */
function imageAttributes(src: string, { sizes, widths }: PhotoSize) {
  const photo = collectedPhoto(src);
  if (photo !== null) {
    return { style: { backgroundColor: photo.colour }, sizes, ...photoSources(photo, widths) };
  }
  const sources = isOptimizable(src, HOSTS) ? pictureSources(src, widths) : { src };
  return { sizes: "srcSet" in sources ? sizes : undefined, ...sources };
}

/**
 * Fills its positioned parent. Collected photos load from their own files, pictures of the site and of configured hosts
 * through the image optimizer, all others directly. `BrokenPictures` replaces those that fail to load.
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
