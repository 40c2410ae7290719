import { dropAllPhotos } from "./photos";

export function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

/** Writes to the database. If there is no room, deletes all photos and tries once more. */
export async function withRoom<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    await dropAllPhotos();
    return write();
  }
}
