/** One file of a photo or video. */
export type MadeFile = { name: string; type: string; bytes: Uint8Array };

/** Where the files of photos and videos are kept, each photo or video under a key of its own: "KEY/NAME". */
export type MediaFiles = {
  /** The address that the site shows a file at. */
  urlOf: (key: string, name: string) => string;
  has: (key: string, name: string) => Promise<boolean>;
  /** Null: there is no such file. */
  read: (key: string, name: string) => Promise<Uint8Array | null>;
  /** Keeps all files of a key or, when it throws, none that `has` would find. The last of them is the one to ask `has` for. */
  put: (key: string, files: readonly MadeFile[]) => Promise<void>;
  remove: (keys: readonly string[]) => Promise<void>;
};
