"use client";

import { useEffect, useRef } from "react";
import { isServerError } from "@/lib/reporting/is-server-error";
import { useAutoRetry } from "./use-auto-retry";

/** The fallback screen's words (SPEC section 2). */
export const FALLBACK_HEADING = "Something went wrong";
const FALLBACK_TEXT = "An unexpected error occurred. We've logged the issue and will look into it.";

type Props = {
  error: unknown;
  onRetry: () => void;
  /** The heading's level: of a whole screen, or of a part of one. */
  heading?: "h1" | "h2";
};

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message === "" ? "No message." : message;
}

/** What stands in for what could not be rendered (SPEC section 2). What failed on the server is tried again by itself. */
export function FallbackScreen({ error, onRetry, heading: Heading = "h2" }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const isScreen = Heading === "h1";
  useAutoRetry(isServerError(error) ? onRetry : null);
  // A whole screen has replaced what had the focus.
  useEffect(() => {
    if (isScreen) ref.current?.focus({ preventScroll: true });
  }, [isScreen]);
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className={`grid content-center justify-items-center gap-3 px-4 text-center focus:outline-none ${isScreen ? "py-24" : "min-h-full py-10"}`}
    >
      <Heading className={`font-display font-semibold ${isScreen ? "text-3xl" : "text-lg"}`}>
        {FALLBACK_HEADING}
      </Heading>
      <p className="max-w-prose text-ink-soft">{FALLBACK_TEXT}</p>
      <details className="max-w-full text-ink-soft text-sm sm:max-w-prose">
        <summary className="grid min-h-11 cursor-pointer place-content-center underline underline-offset-4">
          Error details
        </summary>
        <p className="rounded-xl bg-sunken px-4 py-3 text-left font-mono [overflow-wrap:anywhere]">
          {messageOf(error)}
        </p>
      </details>
      <button
        type="button"
        onClick={onRetry}
        className="mt-2 h-11 cursor-pointer rounded-full bg-leaf px-6 font-semibold text-on-leaf"
      >
        Try again
      </button>
    </div>
  );
}
