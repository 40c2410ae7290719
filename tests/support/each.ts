/** Calls `work` for every item, a few at once, in the order in which they come. */
export async function each<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = Iterator.from(items);
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
