import { startSite } from "../tests/e2e/own-site.ts";
import { startDataBehindProxy } from "../tests/faults/data-behind-proxy.ts";
import { outage, REVALIDATE_S } from "../tests/faults/outage.ts";
import { atEnd, endOnSignals, runCommand } from "./lifetime.ts";

runCommand(async () => {
  endOnSignals();
  const data = await startDataBehindProxy();
  atEnd(data.close);
  const site = await startSite({
    env: {
      SUPABASE_URL: data.url,
      SUPABASE_ANON_KEY: data.anonKey,
      LISTINGS_REVALIDATE_SECONDS: String(REVALIDATE_S),
    },
  });
  atEnd(site.stop);
  const only = process.argv[2];
  for (const fault of [
    "none",
    "down",
    "hang-up",
    "slow",
    "status-500",
    "html",
    "half-json",
    "cut-off",
  ] as const) {
    if (only && only !== fault) continue;
    console.log(
      await outage(
        { site: site.url, inject: data.inject, rename: data.rename },
        { name: fault, fault, faultMs: fault === "slow" ? 14_000 : 8_000 },
      ),
    );
  }
});
