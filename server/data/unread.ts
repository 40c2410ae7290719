import "server-only";
import { reportError } from "@/server/reporting/report-error";

/** The data service has not answered: a page says so with status 503. */
export class UnreadError extends Error {}

/** There is no snapshot that may be shown. */
export class SnapshotMissing extends UnreadError {
  override readonly name = "SnapshotMissing";

  constructor() {
    super("The listings have not been read, or too long ago");
  }
}

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
