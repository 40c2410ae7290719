import { checkedListings } from "../../../../scripts/import/read-listings.ts";
import { readingFrom, startDataBehindProxy } from "../../../support/data-behind-proxy.ts";
import { demoListings } from "../../../support/demo-listings.ts";
import { startSite } from "../../../support/site.ts";
import { exampleRows } from "./example-rows.ts";

/** As in production, pages name another host than the server's. */
const CANONICAL = "https://monthly.example.com";
const SHARE = "https://share.example.com";
/** Short, so that tests can wait for a change. */
const REVALIDATE_SECONDS = 3;

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>;

/** Starts the site over the demo and an example of everything that the audit checks, with controls of its data service. */
export async function startOwnSite() {
  const listings = checkedListings("supabase/demo", demoListings(new Date()));
  const [place] = listings.geo_location.toSorted((a, b) => b.rental_count - a.rental_count);
  const examples = exampleRows(
    Math.max(...listings.rentals.map(({ id }) => id)),
    place?.location_name ?? "canggu",
  );
  const rentals = [...listings.rentals, ...Object.values(examples)];
  const data = await startDataBehindProxy({ ...listings, rentals });
  const env = { ...readingFrom(data, REVALIDATE_SECONDS), SITE_URL: CANONICAL, SHARE_URL: SHARE };
  const site = await startSite({ env });
  return {
    origin: site.url,
    canonical: CANONICAL,
    share: SHARE,
    examples,
    inject: data.inject,
    write: data.write,
    /** Seconds after which the site reads the listings again. */
    revalidateSeconds: REVALIDATE_SECONDS,
    stop: async () => {
      await site.stop();
      await data.close();
    },
  };
}
