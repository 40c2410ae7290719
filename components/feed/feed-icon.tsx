/** The sign by which feeds are known. */
export function FeedIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0">
      <path
        d="M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <circle cx="6.5" cy="17.5" r="1.8" fill="currentColor" />
    </svg>
  );
}
