"use client";

import { useLocale } from "next-intl";
import { type ComponentType, useEffect, useState } from "react";
import type { TranslationProps } from "./translation.client";

/** Shown in browsers that can translate between the two languages themselves (docs/behaviour.md, I8). The text stays on the device. */
export function TranslationOffer(props: TranslationProps) {
  const { from } = props;
  const to = useLocale();
  const [Translation, setTranslation] = useState<ComponentType<TranslationProps> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const offer = async () => {
      const availability = await globalThis.Translator?.availability({
        sourceLanguage: from,
        targetLanguage: to,
      });
      if ((availability ?? "unavailable") === "unavailable") return;
      const loaded = await import("./translation.client");
      if (isCurrent) setTranslation(() => loaded.Translation);
    };
    // The text is complete without a translation.
    offer().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [from, to]);
  return Translation === null ? null : <Translation key={props.text} {...props} />;
}
