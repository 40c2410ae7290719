/** A folder for a build. */
export interface BuildFolder {
  name: string;
  /** Hash of the sources it was built from; null without a finished build. */
  hash: string | null;
  /** Process ids of the sites that serve it. */
  servedBy: readonly number[];
}

/** Two are enough: one being served, one for the next build. */
export const folderNames = (first: string): string[] => [first, `${first}-beside`];

/**
 * The folder to serve: the one built from the sources with this hash or else one that no site serves, to be built first.
 * Null when a build would overwrite the files of a running site.
 */
export function chooseFolder(
  folders: readonly BuildFolder[],
  hash: string,
): { name: string; isBuilt: boolean } | null {
  const built = folders.find((folder) => folder.hash === hash);
  if (built) return { name: built.name, isBuilt: true };
  const free = folders.find(({ servedBy }) => servedBy.length === 0);
  return free ? { name: free.name, isBuilt: false } : null;
}
