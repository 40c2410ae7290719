/** Longest time that work on many rentals blocks the event loop. */
const SLICE_MS = 4;

/** Calls `take` for each item, and lets other work run every few milliseconds. */
export async function inSlices<Item>(items: Iterable<Item>, take: (item: Item) => void): Promise<void> {
  let since = performance.now();
  for (const item of items) {
    take(item);
    if (performance.now() - since < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}
