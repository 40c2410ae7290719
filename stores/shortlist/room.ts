import { dropAllPhotos } from "./photos";

export function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

/** Writes to the database; without room for it, the photos of the device go first, and it is tried once more. */
export async function withRoom<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    await dropAllPhotos();
    return write();
  }
}
