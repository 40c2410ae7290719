"use client";

import { notFound } from "next/navigation";
import { Suspense } from "react";

/** Throws on the server alone, which is what sends the status. */
function NotFoundOnServer({ children }: { children: React.ReactNode }) {
  if (typeof window === "undefined") notFound();
  return children;
}

/**
 * Runs when the parser has just read the fallback, and turns React's comment for a failed boundary ("$!" followed by a
 * template) into that of a completed one ("$"). React would otherwise report an error and render the same again.
 */
const COMPLETE_BOUNDARY = `{const script=document.currentScript;let node=script;while(node&&node.data!=="$!")node=node.previousSibling;
if(node){node.nextSibling.remove();node.data="$"}script.remove()}`;

/**
 * Responds with 404 and `children` in the HTML. A plain notFound() leaves the body empty until scripts run; thrown inside
 * a Suspense boundary it still sets the status, and the framework keeps the HTML around the boundary.
 */
export function NotFoundWithBody({ children }: { children: React.ReactNode }) {
  // The development server has sent the status by the time it renders a boundary.
  if (process.env.NODE_ENV === "development") notFound();
  const fallback = (
    <>
      {children}
      <script>{COMPLETE_BOUNDARY}</script>
    </>
  );
  return (
    <Suspense fallback={fallback}>
      <NotFoundOnServer>{children}</NotFoundOnServer>
    </Suspense>
  );
}
