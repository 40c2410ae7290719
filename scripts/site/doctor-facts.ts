import type { PageFact } from "./page-kinds.ts";

/** What doctor has found out; null is what could not be found out, or does not apply. */
export interface DoctorFacts {
  now: Date;
  nodeVersion: string;
  commit: string | null;
  isBuilt: boolean;
  data: string;
  /** Whether only its owner can read the folder, and a path in it that this user cannot use. */
  folder: { isPrivate: boolean; inaccessible: string | null } | null;
  disk: { freeMb: number; neededMb: number } | null;
  backups: readonly Date[];
  /** The running `serve`, and the release that its link leads to. */
  serving: { release: string; linked: string; follows: boolean; refused: string | null } | null;
  lastBeat: Date | null;
  queue: { posts: number; messages: number } | null;
  health: {
    dataService: string;
    shown: number;
    newest: Date | null;
    oldest: Date | null;
    ratesFetchedAt: Date | null;
  } | null;
  robots: { isFound: boolean; isIndexed: boolean; asksNoIndex: boolean } | null;
  pages: readonly PageFact[];
  daysShown: number;
  domain: {
    name: string;
    addresses: readonly string[];
    own: readonly string[];
    certificateEnds: Date | null;
  } | null;
}
