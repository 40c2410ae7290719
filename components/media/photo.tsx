import { getImageProps } from "next/image";
import { isOptimizable, parseMediaHosts } from "@/lib/rentals/media-host";

const HOSTS = parseMediaHosts(process.env.MEDIA_HOSTS);

type Props = {
  src: string;
  alt: string;
  /** Widths the picture is shown at, as in the `sizes` attribute. */
  sizes: string;
  /** For the one picture that the page is seen by: loaded at once and first. */
  priority?: boolean;
  /** Loaded at once, without going first. */
  eager?: boolean;
  className?: string;
};

/**
 * A picture that fills its positioned box: in fitting sizes for files of the site and configured hosts, as it
 * is for any other. What does not load becomes the placeholder (components/media/broken-pictures).
 */
export function Photo({
  src,
  alt,
  sizes,
  priority = false,
  eager = false,
  className = "object-cover",
}: Props) {
  const loading = priority || eager ? ("eager" as const) : ("lazy" as const);
  const shared = { src, alt, loading, fetchPriority: priority ? ("high" as const) : undefined };
  const props = isOptimizable(src, HOSTS)
    ? getImageProps({ ...shared, sizes, fill: true }).props
    : { ...shared, decoding: "async" as const };
  return (
    // biome-ignore lint/performance/noImgElement: the optimizer's own attributes, without its component's code
    // biome-ignore lint/a11y/useAltText: alt is among the attributes
    <img {...props} style={undefined} data-photo="" className={`absolute inset-0 size-full ${className}`} />
  );
}
