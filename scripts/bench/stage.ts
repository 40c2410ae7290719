import { type OwnSite, startSite } from "../../tests/e2e/own-site.ts";
import { startBlankApp } from "./blank-app.ts";
import { saveSite } from "./saved-pages.ts";

/** What a group of lines is measured on: each is started when it is first asked for. */
export interface Stage {
  /** The site over the demo's listings. */
  site: () => Promise<OwnSite>;
  /** The blank app of the same framework. */
  blank: () => Promise<OwnSite>;
  /** The site's pages without their scripts, from a static file server. */
  saved: () => Promise<OwnSite>;
  close: () => Promise<void>;
}

export function openStage(): Stage {
  const opened: Promise<{ stop: () => Promise<void> }>[] = [];
  const once = <Started extends { stop: () => Promise<void> }>(start: () => Promise<Started>) => {
    let started: Promise<Started> | null = null;
    return () => {
      if (started === null) {
        started = start();
        opened.unshift(started);
      }
      return started;
    };
  };
  const site = once(() => startSite({}));
  return {
    site,
    blank: once(startBlankApp),
    saved: once(async () => saveSite((await site()).url)),
    close: async () => {
      for (const started of opened) await (await started).stop();
    },
  };
}
