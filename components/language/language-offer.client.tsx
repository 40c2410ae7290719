"use client";

import { useLocale } from "next-intl";
import { type ComponentType, useEffect, useState } from "react";
import { type Locale, preferredLanguage } from "@/lib/language/locales";
import { changeLanguage, isStored, useDeviceStore } from "@/stores/device-store";
import type { OfferBarProps } from "./offer-bar.client";

type Offer = { locale: Locale; Bar: ComponentType<OfferBarProps> };

/** The one chosen last, else the one that the browser prefers. Null if there is none, or if it has been offered before. */
function languageToOffer(page: Locale): Locale | null {
  const { chosen, offered } = useDeviceStore.getState().language;
  const wanted = chosen ?? preferredLanguage(navigator.languages);
  return wanted === null || wanted === page || offered.includes(wanted) ? null : wanted;
}

/** False if it cannot be stored: then it would be offered on each page. */
function storeOffered(locale: Locale): boolean {
  const { offered } = useDeviceStore.getState().language;
  changeLanguage({ offered: [...offered, locale] });
  return isStored();
}

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
