"use client";

import { COMPARE_WORDS } from "@/lib/compare/compare-words";
import { PILL } from "./pill";

export function PrintButton() {
  return (
    <button type="button" onClick={() => window.print()} className={`js-only ${PILL}`}>
      {COMPARE_WORDS.print}
    </button>
  );
}
