import type { MapFailure } from "./rental-map.client";

const MESSAGES = {
  failed: { heading: "The map could not be loaded.", text: "The list of rentals works without it." },
  "auth-failure": {
    heading: "Error: AuthFailure",
    text: "The maps service did not accept this site's API key. The list of rentals works without the map.",
  },
} as const;

type Props = { failure: MapFailure; onRetry: () => void };

/** What is shown instead of a map (SPEC section 8). A refused key stays refused until the page is loaded anew. */
export function MapFailurePanel({ failure, onRetry }: Props) {
  const { heading, text } = MESSAGES[failure];
  return (
    <div role="alert" className="grid size-full place-content-center gap-2 bg-sunken p-6 text-center">
      <p className="font-semibold">{heading}</p>
      <p className="max-w-72 text-ink-soft text-sm">{text}</p>
      {failure === "failed" ? (
        <button
          type="button"
          onClick={onRetry}
          className="mt-2 min-h-11 cursor-pointer justify-self-center rounded-full bg-leaf px-5 font-semibold text-on-leaf text-sm"
        >
          Try again
        </button>
      ) : null}
    </div>
  );
}
