"use client";

import type { Locale, Messages } from "next-intl";
import { useEffect, useState } from "react";
import { useBrowserValue } from "@/components/ui/in-browser.client";
import { DEFAULT_LOCALE, splitLocale } from "@/lib/language/locales";
import { IslandLanguage } from "./island-language.client";

type Loaded = { locale: Locale; messages: Messages };

/** Loaded only where no page brings them. */
const LOADERS = { id: () => import("./indonesian"), ru: () => import("./russian") } as const;

/** The language of the address, for screens without a layout. English until the texts of another language have loaded. */
export function AddressLanguage({ children }: { children: (locale: Locale) => React.ReactNode }) {
  const asked = useBrowserValue(() => splitLocale(window.location.pathname).locale, DEFAULT_LOCALE);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (asked === "en") return;
    // Without a connection it stays English.
    LOADERS[asked]().then(
      ({ default: messages }) => setLoaded({ locale: asked, messages }),
      () => {},
    );
  }, [asked]);
  const locale = loaded?.locale ?? DEFAULT_LOCALE;
  return (
    <IslandLanguage locale={locale} messages={loaded?.messages ?? null}>
      {children(locale)}
    </IslandLanguage>
  );
}
