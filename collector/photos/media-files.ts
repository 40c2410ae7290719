export type EncodedFile = { name: string; type: string; bytes: Uint8Array };

/** Storage of photos and videos, each under a key of its own: "KEY/NAME". */
export type MediaFiles = {
  urlOf: (key: string, name: string) => string;
  has: (key: string, name: string) => Promise<boolean>;
  read: (key: string, name: string) => Promise<Uint8Array | null>;
  /** Stores all files of a key, the last file last: if `has` finds that one, all are there. */
  put: (key: string, files: readonly EncodedFile[]) => Promise<void>;
  remove: (keys: readonly string[]) => Promise<void>;
};
