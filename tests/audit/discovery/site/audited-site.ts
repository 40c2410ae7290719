import type { RentalRow } from "../../../../scripts/import/row-schema.ts";
import type { DataBehindProxy } from "../../../support/data-behind-proxy.ts";
import type { ExampleRows } from "./example-rows.ts";

/** Facts and controls that exist only for a site started by the audit. */
interface StartedByAudit {
  /** Names of areas in geo_location, grouped by their point. */
  areas: readonly (readonly string[])[];
  inject: DataBehindProxy["inject"];
  write: DataBehindProxy["write"];
  /** Seconds after which the site reads the listings again. */
  revalidateSeconds: number;
}

export interface AuditedSite {
  /** Scheme and host to request. */
  origin: string;
  /** Scheme and host that pages give as their own. */
  canonical: string;
  /** Scheme and host of share links, if known. */
  share?: string;
  /** The path of a listing's page, and the listing's id. */
  rental: { path: string; id: string };
  /** An area's name as in its address. */
  area: string;
  examples: Partial<ExampleRows>;
  own?: StartedByAudit;
}

export function rentalPath({ slug, id }: Pick<RentalRow, "slug" | "id">): string {
  return `/rental/${slug === null ? id : encodeURIComponent(slug)}`;
}

export function examplePaths({ examples }: AuditedSite, ...names: (keyof ExampleRows)[]): string[] {
  return names.flatMap((name) => (examples[name] === undefined ? [] : [rentalPath(examples[name])]));
}
