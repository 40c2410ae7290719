type Props = { src: string; alt: string };

export function Photo({ src, alt }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: hosts of listing media are not known to the optimizer
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      width={800}
      height={600}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
