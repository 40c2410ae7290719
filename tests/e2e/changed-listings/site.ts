import { unusedPort } from "../../support/loopback.ts";
import { testOnFailingData } from "../../support/site-fixture.ts";

export const REFRESH_SECONDS = 1;

/** Tests on a site whose listings change and which has no exchange rates. */
export const test = testOnFailingData(REFRESH_SECONDS, "none", {
  EXCHANGE_RATE_URL: `http://127.0.0.1:${await unusedPort()}`,
});
