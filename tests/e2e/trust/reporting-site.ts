import type { Page } from "@playwright/test";
import { ANALYTICS_HOST, CONFIGURED_SITE, REPORTING_HOST } from "../../support/configured-site.ts";
import { type DataBehindProxy, readingFrom, startDataBehindProxy } from "../../support/data-behind-proxy.ts";
import { GOOGLE_MAPS_STAND_IN, GOOGLE_MAPS_URLS } from "../../support/google-maps-stand-in.ts";
import { type RunningSite, startSite } from "../../support/site.ts";
import { type EnvelopeReceiver, startEnvelopeReceiver } from "./envelope-receiver.ts";

export type ReportingSite = RunningSite & { receiver: EnvelopeReceiver; inject: DataBehindProxy["inject"] };

/** Starts the configured site with its data behind a proxy and a stand-in for the reporting service. */
export async function startReportingSite(): Promise<ReportingSite> {
  const [data, receiver] = await Promise.all([startDataBehindProxy(), startEnvelopeReceiver()]);
  const site = await startSite({
    env: {
      ...CONFIGURED_SITE,
      SENTRY_DSN: `${receiver.url.replace("//", "//key@")}/42`,
      ...readingFrom(data, 2),
    },
  });
  const stop = async () => {
    await site.stop();
    await receiver.close();
    await data.close();
  };
  return { url: site.url, stop, receiver, inject: data.inject };
}

/** Routes the browser's requests to configured hosts to their stand-ins. */
export async function routeHosts(page: Page, receiver: EnvelopeReceiver): Promise<void> {
  await page.route(`${REPORTING_HOST}/**`, async (route) => {
    await fetch(receiver.url, { method: "POST", body: route.request().postData() ?? "" });
    await route.fulfill({ body: "{}", headers: { "access-control-allow-origin": "*" } });
  });
  await page.route(`${ANALYTICS_HOST}/**`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.route(GOOGLE_MAPS_URLS, (route) =>
    route.fulfill({ contentType: "text/javascript", body: GOOGLE_MAPS_STAND_IN }),
  );
}
