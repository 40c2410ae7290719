"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { isServerError, reportRenderError } from "@/lib/reporting/error-queue";
import { useAutoRetry } from "./use-auto-retry.client";

type Props = {
  error: unknown;
  onRetry: () => void;
  /** h1 for a whole screen, h2 for a part of one. */
  heading?: "h1" | "h2";
};

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Server errors are retried automatically. */
export function FallbackScreen({ error, onRetry, heading: Heading = "h2" }: Props) {
  const t = useTranslations();
  const ref = useRef<HTMLDivElement>(null);
  const isScreen = Heading === "h1";
  useAutoRetry(isServerError(error) ? onRetry : null);
  // The focused element has disappeared with the rest of the screen.
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
      <Heading className={`font-semibold ${isScreen ? "text-3xl" : "text-lg"}`}>
        {t("errors.heading")}
      </Heading>
      <p className="max-w-prose text-ink-soft">{t("errors.text")}</p>
      <details className="max-w-full text-ink-soft text-sm sm:max-w-prose">
        <summary className="grid min-h-11 cursor-pointer place-content-center underline underline-offset-4">
          {t("errors.details")}
        </summary>
        <p className="rounded-xl bg-sunken px-4 py-3 text-left font-mono wrap-anywhere">
          {messageOf(error) || t("errors.noMessage")}
        </p>
      </details>
      <button
        type="button"
        onClick={onRetry}
        className="mt-2 h-11 cursor-pointer rounded-full bg-leaf px-6 font-semibold text-on-leaf"
      >
        {t("errors.retry")}
      </button>
    </div>
  );
}

type ErrorPageProps = {
  error: unknown;
  /** Names the boundary in the report. */
  place: string;
  onRetry: () => void;
};

/** For errors caught by Next's boundaries (`error.tsx`). */
export function ErrorPage({ error, place, onRetry }: ErrorPageProps) {
  const t = useTranslations();
  useEffect(() => reportRenderError(error, place), [error, place]);
  return (
    <>
      <title>{t("errors.heading")}</title>
      <FallbackScreen error={error} onRetry={onRetry} heading="h1" />
    </>
  );
}

/** For a page whose data could not be read. Asks for it again by itself. */
export function UnreadScreen({ message }: { message: string }) {
  const router = useRouter();
  const retry = () => router.refresh();
  useAutoRetry(retry);
  return <FallbackScreen error={message} onRetry={retry} heading="h1" />;
}
