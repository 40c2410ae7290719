import "server-only";
import { textResponse } from "@/server/http/text-response";
import { reportError } from "@/server/reporting/report-error";

/** The data service has not answered: a page says so with status 503. */
export class UnreadError extends Error {}

/** Reports why a read failed, and makes its failure known to pages. */
export async function orUnread<Value>(failure: string, reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    reportError(failure, error);
    throw new UnreadError(failure, { cause: error });
  }
}

/** How long a page waits for what it works without. */
const GRACE_MS = 1_000;

/** `fallback` for what a page works without, if it cannot be read, or not soon. */
export async function orElse<Value, Fallback>(
  fallback: Fallback,
  failure: string,
  reading: Promise<Value>,
): Promise<Value | Fallback> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Fallback>((resolve) => {
    timer = setTimeout(() => resolve(fallback), GRACE_MS);
  });
  const read = reading.catch((error: unknown) => {
    reportError(failure, error);
    return fallback;
  });
  return Promise.race([read, late]).finally(() => clearTimeout(timer));
}

/** What `find` finds; "unread" if the data service has not answered. Any other error stays one. */
export async function readOr<Found>(find: () => Found | Promise<Found>): Promise<Found | "unread"> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof UnreadError) return "unread";
    throw error;
  }
}

/** The response of a route that is no page: 503 if the data service has not answered, or for a mistake, which is reported. */
export async function respondOr503(
  failure: string,
  respond: () => Response | Promise<Response>,
): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof UnreadError)) reportError(failure, error);
    return textResponse("The listings could not be read. Try again soon.", 503);
  }
}
