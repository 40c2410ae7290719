/** Levenshtein distance: how many letters to change, add or leave out to make one word from the other. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [rowIndex, letter] of [...a].entries()) {
    const next = [rowIndex + 1];
    for (const [column, other] of [...b].entries())
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
