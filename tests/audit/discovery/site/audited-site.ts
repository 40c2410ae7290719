import type { RentalRow } from "../../../../scripts/import/row-schema.ts";
import type { DataBehindProxy } from "../../../support/data-behind-proxy.ts";
import type { ExampleRows } from "./example-rows.ts";

/** What is known only of a site that the audit has started, and what can be done to it. */
interface StartedByAudit {
  /** Names of areas that geo_location knows, by their point. */
  areas: readonly (readonly string[])[];
  inject: DataBehindProxy["inject"];
  write: DataBehindProxy["write"];
  /** Seconds after which the site reads again. */
  revalidateSeconds: number;
}

export interface AuditedSite {
  /** Scheme and host that is asked. */
  origin: string;
  /** Scheme and host that pages name as theirs. */
  canonical: string;
  /** Scheme and host of share links, where it is known. */
  share?: string;
  /** The path of a listing's page, and the number of its listing. */
  rental: { path: string; id: string };
  /** An area's name, as in its address. */
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
