import { clsx } from "clsx";

/** Red and filled when liked, a dim outline when not: the shape differs too. */
export function HeartIcon({ filled }: { filled: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={clsx("size-5", filled ? "text-heart" : "text-ink-soft")}
    >
      <path
        d="M12 20.3 4.6 13a5 5 0 0 1 7-7.2l.4.4.4-.4a5 5 0 0 1 7 7.2Z"
        fill={filled ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
    </svg>
  );
}
