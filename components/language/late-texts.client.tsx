"use client";

import type { ComponentType } from "react";
import { EnglishTexts } from "./english-texts.client";

const ENGLISH = JSON.parse(process.env.ENGLISH_LATE_MESSAGES ?? "{}");

/** Wraps a component that is not in the first scripts: waits for its texts. */
export function withLateTexts<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function WithLateTexts(props) {
    return (
      <EnglishTexts english={ENGLISH}>
        <Component {...props} />
      </EnglishTexts>
    );
  };
}
