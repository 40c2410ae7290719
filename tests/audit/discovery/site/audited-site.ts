import type { RentalRow } from "../../../../scripts/import/row-schema.ts";
import type { DataBehindProxy } from "../../../support/data-behind-proxy.ts";

/** Listings that a line of the acceptance is about; null where the audit does not know one. */
export interface Examples {
  /** With every field, listed now. */
  live: RentalRow | null;
  deleted: RentalRow | null;
  /** With the one that it stands for. */
  duplicate: { row: RentalRow; original: RentalRow } | null;
  /** Without pictures. */
  noImage: RentalRow | null;
  /** Whose first medium is a video. */
  video: RentalRow | null;
  /** Whose title is markup. */
  script: RentalRow | null;
  longTitle: RentalRow | null;
  /** Without title, price, place and rooms. */
  bare: RentalRow | null;
  /** Posted forty days ago. */
  older: RentalRow | null;
  /** Posted a hundred days ago. */
  expired: RentalRow | null;
  wanted: RentalRow | null;
  incomplete: RentalRow | null;
}

/** What is known only of a site that the audit has started, and what can be done to it. */
interface StartedByAudit {
  rows: readonly RentalRow[];
  /** Names of areas that geo_location knows, by their point. */
  areas: readonly (readonly string[])[];
  /** Makes its data service fail. */
  inject: DataBehindProxy["inject"];
  /** Writes a listing as the collector does. */
  write: (row: RentalRow) => Promise<void>;
  /** Seconds after which the site reads again. */
  revalidateSeconds: number;
}

export interface AuditedSite {
  /** Scheme and host that is asked. */
  origin: string;
  /** Scheme and host that pages name as theirs. */
  canonical: string;
  /** Scheme and host of share links; null where it is not known. */
  share: string | null;
  /** The path of a listing's page, and the number of its listing. */
  rental: { path: string; id: string };
  /** An area's name, as in its address. */
  area: string;
  examples: Examples;
  own: StartedByAudit | null;
}

export const NO_EXAMPLES: Examples = {
  live: null,
  deleted: null,
  duplicate: null,
  noImage: null,
  video: null,
  script: null,
  longTitle: null,
  bare: null,
  older: null,
  expired: null,
  wanted: null,
  incomplete: null,
};

/** The path of a listing's page. */
export function rentalPath({ slug, id }: Pick<RentalRow, "slug" | "id">): string {
  return `/rental/${slug === null ? id : encodeURIComponent(slug)}`;
}
