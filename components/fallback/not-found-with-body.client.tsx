"use client";

import { notFound } from "next/navigation";
import { Suspense } from "react";

function NotFoundOnServer({ children }: { children: React.ReactNode }) {
  if (typeof window === "undefined") notFound();
  return children;
}

/**
 * Turns React's comment for a failed boundary ("$!" followed by a template) into that for a completed one ("$"); otherwise
 * React would report an error and render the same content again.
 */
const COMPLETE_BOUNDARY = `{const script=document.currentScript;let node=script;while(node&&node.data!=="$!")node=node.previousSibling;
if(node){node.nextSibling.remove();node.data="$"}script.remove()}`;

/**
 * Responds with 404 and `children` in the HTML. A plain notFound() leaves the body empty until scripts run; inside a
 * Suspense boundary it sets the status, and Next keeps the HTML around the boundary.
 */
export function NotFoundWithBody({ children }: { children: React.ReactNode }) {
  // The development server sends the status before it renders a boundary.
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
