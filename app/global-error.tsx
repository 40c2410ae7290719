"use client";

import { lazy, Suspense } from "react";
import type { RootErrorProps } from "@/components/fallback/root-error-screen.client";
import "./globals.css";

/** Until the screen has loaded, and if it cannot be. */
function PlainError() {
  return (
    <html lang="en">
      <body>
        <h1>Something went wrong</h1>
      </body>
    </html>
  );
}

/** Loaded on demand: its texts would be in the first scripts of every page a second time. */
const Screen = lazy(() =>
  import("@/components/fallback/root-error-screen.client").then(
    ({ RootErrorScreen }) => ({ default: RootErrorScreen }),
    () => ({ default: PlainError }),
  ),
);

export default function RootError(props: RootErrorProps) {
  return (
    <Suspense fallback={<PlainError />}>
      <Screen {...props} />
    </Suspense>
  );
}
