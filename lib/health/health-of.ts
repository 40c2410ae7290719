export type Health = {
  /** Of the answer: 503 takes the instance out of a load balancer's turn. */
  status: 200 | 503;
  dataService: "up" | "down";
  /** Whether listings can be shown; from memory while the data service is down. */
  listings: "fresh" | "kept" | "none";
};

/**
 * An instance that still has listings goes on serving them while the data service is down: taking every instance out
 * would turn that outage into one of the whole site.
 */
export function healthOf(isDataServiceUp: boolean, hasListings: boolean): Health {
  if (isDataServiceUp) return { status: 200, dataService: "up", listings: "fresh" };
  if (hasListings) return { status: 200, dataService: "down", listings: "kept" };
  return { status: 503, dataService: "down", listings: "none" };
}
