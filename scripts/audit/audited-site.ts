import type { RentalRow } from "../import/row-schema.ts";

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

/** What only a site started by the audit can do. */
export interface OwnSite {
  rows: readonly RentalRow[];
  /** Names of areas that geo_location knows, by their point. */
  areas: readonly (readonly string[])[];
  /** Makes the data service answer as usual, with errors, or not at all. */
  dataService: (mode: "up" | "failing" | "stuck") => void;
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
  own: OwnSite | null;
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
