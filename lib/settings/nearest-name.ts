import { editDistance } from "@/lib/text/edit-distance";

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
    .map((name) => ({ name, edits: editDistance(typed, name.toLowerCase()) }))
    .filter(({ name, edits }) => isNear(name, edits))
    .sort((a, b) => a.edits - b.edits);
  return near[0]?.name ?? null;
}
