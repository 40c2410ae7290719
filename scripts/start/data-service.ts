import type { SupabaseClient } from "@supabase/supabase-js";
import { CliError } from "../../lib/cli/cli-error.ts";
import { counted } from "../../lib/cli/counted.ts";
import { clientWith } from "../client-with.ts";
import { dataFolder, inDataFolder } from "../embedded-service/data-folder.ts";
import type { EmbeddedService } from "../embedded-service.ts";
import { optional, supabaseUrl } from "../environment.ts";
import { importListings } from "../import/import-listings.ts";
import { readListings } from "../import/read-listings.ts";
import { exit, onExit } from "../lifetime.ts";
import type { Flags } from "./flags.ts";
import { lastingService } from "./lasting-service.ts";
import { printLine, step } from "./steps.ts";

/** Where the site reads, and the key it reads with. */
export interface DataService {
  url: string;
  anonKey: string;
  /** The folder of its photos, where the site is to serve them. */
  photos?: string;
}

type Started = { summary: string; result: DataService };

/** The Supabase project of the environment, or null. Throws a `CliError` when URL or key is missing or wrong. */
function namedDataService(flags: Flags): DataService | null {
  const url = supabaseUrl();
  if (url === undefined) return null;
  const anonKey = optional("SUPABASE_ANON_KEY");
  if (anonKey === undefined) throw new CliError("SUPABASE_URL is set but SUPABASE_ANON_KEY is not.");
  if (flags.data !== null)
    throw new CliError("--data is for the embedded data service, but SUPABASE_URL is set.");
  if (flags.listings !== null) {
    throw new CliError(
      "--listings is for the embedded data service; SUPABASE_URL is set: use npm run import -- FILE.",
    );
  }
  return { url, anonKey };
}

async function startOwn(
  folder: string | null,
  fill: (service: EmbeddedService) => Promise<unknown> = async () => undefined,
): Promise<EmbeddedService> {
  const service = await lastingService({ folder, fill, say: printLine, onLost: () => exit(1) });
  onExit(service.close);
  return service;
}

function ownerOf({ url, secretKey }: EmbeddedService): SupabaseClient {
  return clientWith(url, secretKey);
}

async function startWithListings(file: string, asOf: Date | null): Promise<Started> {
  const listingsRead = readListings(file, asOf);
  const fill = async (service: EmbeddedService) =>
    importListings({ client: ownerOf(service), listings: await listingsRead });
  const [service, listings] = await Promise.all([startOwn(null, fill), listingsRead]);
  await fill(service);
  return { summary: `embedded, ${counted(listings.rentals.length, "listing")}`, result: service };
}

async function startWithDemo(): Promise<Started> {
  // Before anything of the collector: it loads modules of the site.
  await import("../resolve-project.ts");
  const demo = import("./collect-demo.ts");
  const now = new Date();
  const fill = async (service: EmbeddedService) => (await demo).collectDemo(ownerOf(service), now);
  const service = await startOwn(null, fill);
  const { photos, published } = await fill(service);
  return { summary: `demo, ${counted(published, "listing")}`, result: { ...service, photos } };
}

async function startInFolder(path: string): Promise<Started> {
  const folder = dataFolder(path);
  // The counts go by modules of the site.
  await import("../resolve-project.ts");
  const [{ listingCounts, countsLabel }, { fillFacts }, { blankStoredVideos }, { folderFiles }, service] =
    await Promise.all([
      import("./listing-counts.ts"),
      import("../import/fill-facts.ts"),
      import("../../collector/run/blank-stored-videos.ts"),
      import("../../collector/photos/folder-files.ts"),
      startOwn(folder),
    ]);
  const { photos } = inDataFolder(folder);
  await blankStoredVideos(ownerOf(service), folderFiles(photos));
  // Those of a folder of an older version; a run of the collector reads the others with their posts.
  await fillFacts({ client: ownerOf(service), onlyMissing: true });
  const counts = await listingCounts(ownerOf(service), new Date());
  if (counts.stored === 0)
    printLine(`${path} holds no listings yet: npm run collect -- EXPORT --channel NAME --data ${path}`);
  return {
    summary: `${path}, ${countsLabel(counts)}`,
    result: { ...service, photos },
  };
}

function startEmbedded({ data, listings, asOf }: Flags): Promise<Started> {
  if (data !== null) return startInFolder(data);
  return listings === null ? startWithDemo() : startWithListings(listings, asOf);
}

/** The data service for the site: the one the environment names, otherwise an embedded one that is started now. */
export async function dataService(flags: Flags): Promise<DataService> {
  const named = namedDataService(flags);
  if (!named) return step("data service", () => startEmbedded(flags));
  return step("data service", async () => ({ summary: new URL(named.url).host, result: named }));
}
