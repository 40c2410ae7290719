"use client";

import { useLocale } from "next-intl";
import { type ComponentType, useEffect, useState } from "react";
import type { Locale } from "@/lib/language/locales";
import { languageToOffer, storeOffered } from "@/stores/site-language";
import type { OfferBarProps } from "./offer-bar.client";

type Offer = { locale: Locale; Bar: ComponentType<OfferBarProps> };

/** Offers the visitor's own language once, on a page in another one. Most visitors do not load the bar. */
export function LanguageOffer() {
  const current = useLocale();
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    const locale = languageToOffer(current);
    if (locale === null) return;
    import("./offer-bar.client").then(
      ({ OfferBar }) => {
        if (storeOffered(locale)) setOffer({ locale, Bar: OfferBar });
      },
      // The next page offers it again.
      () => {},
    );
  }, [current]);
  return offer === null ? null : <offer.Bar locale={offer.locale} onEnd={() => setOffer(null)} />;
}
