/** A photo or video of a message. */
export type MediaFile = {
  /** Where the file lies; null when the source did not bring it, for `problem`. */
  path: string | null;
  problem: string | null;
  /** Tells this file from another of the same message: what the source calls it, and its size. */
  identity: string;
};

/** The MIME types of photos and videos that browsers show; no SVG, which may hold scripts, and no animation. */
const SHOWN = /^(?:image\/(?!svg|gif)|video\/(?:mp4|quicktime))/;

/** Whether a file of this type is taken for a photo or video of a home. */
export const isShownType = (mimeType: string | undefined): boolean =>
  mimeType !== undefined && SHOWN.test(mimeType);

/** A message of a channel, in the same form whatever source it comes from. */
export type Message = {
  id: number;
  postedAt: Date;
  /** Null: never edited. */
  editedAt: Date | null;
  /** Empty for a photo without a caption. */
  text: string;
  replyTo: number | null;
  /** Who wrote it first; null when it is no forward. */
  forwardedFrom: string | null;
  media: readonly MediaFile[];
  /** Messages of one album share it; null where the source does not tell, or it belongs to none. */
  albumId: string | null;
};

/** A message that cannot be a post, and why. */
export type OtherMessage = { id: number; reason: string };

/** What a source yields: messages of one channel in ascending order of their ids. */
export type SourceItem = { kind: "message"; message: Message } | { kind: "other"; message: OtherMessage };
