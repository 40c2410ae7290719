"use client";

import { useEffect } from "react";
import { type AnalyticsSettings, hasOptedOutOfTracking } from "@/lib/reporting/analytics";

export function AnalyticsScript({ settings }: { settings: AnalyticsSettings }) {
  const { src, websiteId, collectUrl, respectsOptOut } = settings;
  useEffect(() => {
    if (respectsOptOut && hasOptedOutOfTracking(navigator)) return;
    const script = document.createElement("script");
    script.async = true;
    script.src = src;
    script.dataset.websiteId = websiteId;
    if (collectUrl !== null) script.dataset.hostUrl = collectUrl;
    if (respectsOptOut) script.dataset.doNotTrack = "true";
    document.head.append(script);
  }, [src, websiteId, collectUrl, respectsOptOut]);
  return null;
}
