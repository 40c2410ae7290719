export interface BuildFolder {
  name: string;
  /** Hash of the sources it was built from; null if it has no finished build. */
  hash: string | null;
  /** Process ids of the sites that serve it. */
  servedBy: readonly number[];
}

/** Two folders are enough: one that is served, one for the next build. */
export const folderNames = (first: string): string[] => [first, `${first}-beside`];

/**
 * The folder to serve: the one built from the sources with this hash, else one that no site serves, which must be built first.
 * Null if a build would overwrite the files of a running site.
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
