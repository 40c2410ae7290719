import { isOptimizable, parseMediaHosts } from "@/lib/rentals/media-host";
import { pictureSources, type WidthRange } from "@/lib/rentals/picture-sources";

const HOSTS = parseMediaHosts(process.env.MEDIA_HOSTS);

/** How large a picture is shown. */
export type PhotoSize = {
  /** Widths the picture is shown at, as in the `sizes` attribute. */
  sizes: string;
  /** Widths of the files that those places call for, on any screen. */
  widths: WidthRange;
};

type Props = PhotoSize & {
  src: string;
  alt: string;
  /** For the one picture that the page is seen by: loaded at once and first. */
  priority?: boolean;
  className?: string;
};

/**
 * A picture that fills its positioned box: in fitting sizes for files of the site and configured hosts, as it
 * is for any other. What does not load becomes the placeholder (components/media/broken-pictures).
 */
export function Photo({ src, alt, sizes, widths, priority = false, className = "object-cover" }: Props) {
  const sources = isOptimizable(src, HOSTS) ? pictureSources(src, widths) : { src };
  return (
    // biome-ignore lint/performance/noImgElement: the optimizer's own attributes, without its component's code
    <img
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      sizes={"srcSet" in sources ? sizes : undefined}
      {...sources}
      data-photo=""
      className={`absolute inset-0 size-full ${className}`}
    />
  );
}
