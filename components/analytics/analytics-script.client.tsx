"use client";

import { useEffect } from "react";
import type { AnalyticsSettings } from "@/lib/analytics/analytics-settings";
import { wishesNoTracking } from "@/lib/analytics/wishes-no-tracking";

/** Counts page visits (SPEC section 1): the script comes after the page, and not to those who ask not to be tracked. */
export function AnalyticsScript({ settings }: { settings: AnalyticsSettings }) {
  const { src, websiteId, collectUrl, respectsWish } = settings;
  useEffect(() => {
    if (respectsWish && wishesNoTracking(navigator)) return;
    const script = document.createElement("script");
    script.async = true;
    script.src = src;
    script.dataset.websiteId = websiteId;
    if (collectUrl !== null) script.dataset.hostUrl = collectUrl;
    if (respectsWish) script.dataset.doNotTrack = "true";
    document.head.append(script);
  }, [src, websiteId, collectUrl, respectsWish]);
  return null;
}
