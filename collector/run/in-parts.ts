import { chunks } from "../../lib/lists/chunks.ts";
import { isRefusal } from "../store/call-function.ts";

type Failures<Item> = {
  /** Whether a failure is due to the items: what the data service refuses, unless the caller knows more. */
  isTheirs?: (error: unknown) => boolean | Promise<boolean>;
  /** Called with each item that fails alone. */
  onFailed: (item: Item, error: unknown) => unknown;
};

/** Of a row of bad items each costs little more than one try; a single bad one of a hundred costs twenty. */
const PARTS = 8;

/**
 * Does work on all items at once; if that fails because of the items, on parts of them, down to single ones, in their order. So a bad
 * item is left out alone. Other failures are thrown. The work must be repeatable.
 */
export async function inParts<Item>(
  items: readonly Item[],
  work: (items: readonly Item[]) => Promise<unknown>,
  { isTheirs = isRefusal, onFailed }: Failures<Item>,
): Promise<void> {
  if (items.length === 0) return;
  try {
    await work(items);
  } catch (error) {
    if (!(await isTheirs(error))) throw error;
    const [only] = items;
    if (items.length === 1 && only !== undefined) await onFailed(only, error);
    else
      for (const part of chunks(items, Math.ceil(items.length / PARTS)))
        await inParts(part, work, { isTheirs, onFailed });
  }
}
