/** The index itself, held between the first and the last of `total` slides (SPEC section 2). */
export function boundedIndex(index: number, total: number): number {
  return Math.max(0, Math.min(index, total - 1));
}
