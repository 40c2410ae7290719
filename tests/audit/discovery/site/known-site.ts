import { CliError } from "../../../../lib/cli/cli-error.ts";
import { ask, pathOf } from "../crawler/ask.ts";
import { jsonLdTexts } from "../crawler/html.ts";
import { readSitemap } from "../crawler/sitemap-files.ts";
import type { AuditedSite } from "./audited-site.ts";

/** The facts about a running site that its sitemap reveals. Throws a `CliError` when it names no listing. */
export async function knownSite(url: string): Promise<AuditedSite> {
  const { origin } = new URL(url);
  const unknown: AuditedSite = {
    origin,
    canonical: origin,
    rental: { path: "", id: "" },
    area: "",
    examples: {},
  };
  const locs = (await readSitemap(unknown)).urls.map(({ loc }) => loc);
  const rental = locs.find((loc) => /\/rental\/[^/?]*[^/?\d][^/?]*$/.test(loc));
  if (rental === undefined) throw new CliError(`The sitemap of ${origin} names no listing.`);
  const page = await ask(origin, pathOf(rental));
  const id = /"identifier":"(\d+)"/.exec(jsonLdTexts(page.text).join())?.[1] ?? "";
  const area = locs.map((loc) => new URL(loc).searchParams.get("location")).find((name) => name !== null);
  return {
    ...unknown,
    canonical: new URL(rental).origin,
    rental: { path: pathOf(rental), id },
    area: area ?? "",
  };
}
