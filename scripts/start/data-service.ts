import { CliError } from "../../lib/cli/cli-error.ts";
import { counted } from "../../lib/cli/counted.ts";
import { dataFolder, dataFolderPaths } from "../embedded-service/data-folder.ts";
import { type EmbeddedService, startEmbeddedService } from "../embedded-service.ts";
import { optional, supabaseUrl } from "../environment.ts";
import { importListings } from "../import/import-listings.ts";
import { readListings } from "../import/read-listings.ts";
import { exit, onExit } from "../lifetime.ts";
import { serviceClient } from "../service-client.ts";
import { collectDemo } from "./demo.ts";
import type { Flags } from "./flags.ts";
import { listingCounts } from "./listing-counts.ts";
import { step } from "./steps.ts";

/** The data service of the site, with the key of a visitor. */
export interface DataService {
  url: string;
  anonKey: string;
  /** The folder of its photos, if the site has to serve them. */
  photos?: string;
}

type Started = { summary: string; result: DataService };

/** The Supabase project of the environment, or null. Throws a `CliError` if its key is missing, or if flags contradict it. */
function configuredDataService(flags: Flags): DataService | null {
  const url = supabaseUrl();
  if (url === undefined) return null;
  const anonKey = optional("SUPABASE_ANON_KEY");
  if (anonKey === undefined) throw new CliError("SUPABASE_URL is set but SUPABASE_ANON_KEY is not.");
  if (flags.data !== undefined)
    throw new CliError("--data is for the embedded data service, but SUPABASE_URL is set.");
  if (flags.listings !== undefined) {
    throw new CliError(
      "--listings is for the embedded data service; SUPABASE_URL is set: use npm run import -- FILE.",
    );
  }
  return { url, anonKey };
}

/** A data service that dies ends the command: systemd, or whoever started it, starts both again. */
async function startService(folder: string | null): Promise<EmbeddedService> {
  const service = await startEmbeddedService(folder);
  onExit(service.close);
  service.crashed.then((output) => {
    console.error(`The data service ended unexpectedly. Start again.\n${output}`);
    return exit(1);
  });
  return service;
}

const ownersClient = ({ url, secretKey }: EmbeddedService) => serviceClient(url, secretKey);

async function startWithListings(file: string, asOf: Date | undefined): Promise<Started> {
  const [service, listings] = await Promise.all([startService(null), readListings(file, asOf ?? null)]);
  await importListings({ client: ownersClient(service), listings });
  return { summary: `embedded, ${counted(listings.rentals.length, "listing")}`, result: service };
}

async function startWithDemo(): Promise<Started> {
  const service = await startService(null);
  const { photos, published } = await collectDemo(ownersClient(service), new Date());
  return { summary: `demo, ${counted(published, "listing")}`, result: { ...service, photos } };
}

async function startInFolder(path: string): Promise<Started> {
  const folder = dataFolder(path);
  const service = await startService(folder);
  const { photos } = dataFolderPaths(folder);
  const { stored, label } = await listingCounts(ownersClient(service), new Date());
  if (stored === 0)
    console.log(`${path} holds no listings yet: npm run collect -- EXPORT --channel NAME --data ${path}`);
  return { summary: `${path}, ${label}`, result: { ...service, photos } };
}

function startEmbedded({ data, listings, asOf }: Flags): Promise<Started> {
  if (data !== undefined) return startInFolder(data);
  return listings === undefined ? startWithDemo() : startWithListings(listings, asOf);
}

/** The data service for the site: the configured one, else an embedded one that is started now. */
export async function dataService(flags: Flags): Promise<DataService> {
  const configured = configuredDataService(flags);
  if (!configured) return step("data service", () => startEmbedded(flags));
  return step("data service", async () => ({ summary: new URL(configured.url).host, result: configured }));
}
