/** The first frame of a video that plays in the photo viewer. */
export function VideoStill({ src, label }: { src: string; label: string }) {
  return (
    <>
      <video
        // Some browsers paint nothing before the first moment is asked for.
        src={`${src.split("#", 1)[0]}#t=0.1`}
        muted
        playsInline
        preload="metadata"
        aria-hidden="true"
        tabIndex={-1}
        className="pointer-events-none absolute inset-0 size-full object-cover"
      />
      <span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full bg-black/60 text-white">
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
          <path d="M8 5.5v13l11-6.5Z" fill="currentColor" />
        </svg>
      </span>
      <span className="sr-only">{label}</span>
    </>
  );
}
