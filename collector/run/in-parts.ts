import { isRefusal } from "../store/call-function.ts";

type Failures<Item> = {
  /** Whether a failure is due to the items: what the data service refuses, unless the caller knows more. */
  isTheirs?: (error: unknown) => boolean | Promise<boolean>;
  /** Called with each item that fails alone. */
  onFailed: (item: Item, error: unknown) => unknown;
};

/**
 * Does work on all items at once; if that fails because of the items, on each of them, in their order. So a bad item is left out alone.
 * Other failures are thrown. The work must be repeatable.
 */
export async function inParts<Item>(
  items: readonly Item[],
  work: (items: readonly Item[]) => Promise<unknown>,
  failures: Failures<Item>,
): Promise<void> {
  const [first, ...others] = items;
  if (first === undefined) return;
  const { isTheirs = isRefusal, onFailed } = failures;
  try {
    await work(items);
  } catch (error) {
    if (!(await isTheirs(error))) throw error;
    if (others.length === 0) await onFailed(first, error);
    else for (const item of items) await inParts([item], work, failures);
  }
}
