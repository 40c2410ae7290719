/** How many letters to change, add or leave out to make one word from the other. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const replaced = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** With two edits, letters that changed places are found. */
const MIN_EDITS = 2;
const LETTERS_PER_EDIT = 3;

/** Most letters have to be the same, or a name would be suggested for any word. */
const isNear = (name: string, edits: number) =>
  edits <= Math.max(MIN_EDITS, Math.floor(name.length / LETTERS_PER_EDIT)) && edits < name.length - 1;

/** The name that somebody may have meant by `written`; null if none is near. */
export function nearestName(written: string, names: readonly string[]): string | null {
  const typed = written.toLowerCase().replace(/[-_\s]/g, "");
  const near = names
    .map((name) => ({ name, edits: editsBetween(typed, name.toLowerCase()) }))
    .filter(({ name, edits }) => isNear(name, edits))
    .sort((a, b) => a.edits - b.edits);
  return near[0]?.name ?? null;
}
