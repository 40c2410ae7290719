/** What a browser tells of its owner's wish: Do Not Track, and Global Privacy Control. */
export type PrivacySignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

export function wishesNoTracking({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true;
}
