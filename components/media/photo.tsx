import { collectedPhoto, photoSources, type WidthRange } from "@/lib/rental/collected-photo";

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
  if (photo === null) return { src };
  return { style: { backgroundColor: photo.colour }, sizes, ...photoSources(photo, widths) };
}

/**
 * Fills its positioned parent. A collected photo loads in the width that the screen needs, any other picture as it is.
 * `BrokenPictures` replaces those that fail to load.
 */
export function Photo({ src, alt, sizes, widths, priority = false, className = "object-cover" }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: next/image brings client code, and photos have their widths already
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
