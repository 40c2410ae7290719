import type { Metadata } from "next";

/** The head of an address that answers 404 (QUALITY A9): nothing in it may be taken for a page. */
export function missingMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: true } };
}
