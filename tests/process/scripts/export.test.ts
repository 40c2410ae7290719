import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { dataFolder } from "@/scripts/embedded-service/data-folder.ts";
import { openDataFolder } from "@/scripts/embedded-service.ts";
import { importListings } from "@/scripts/import/import-listings.ts";
import { serviceClient } from "@/scripts/service-client.ts";
import { allRows, geoRows } from "@/tests/support/demo-rows.ts";
import { describeWithPostgres, startPlainPostgres } from "@/tests/support/rights/postgres.ts";

const COLUMNS =
  "id,slug,title,raw_description,price_amount,amenities,media_urls,facts,is_deleted,duplicate_of_id";
/** What COPY escapes. */
const ODD = "Tab\t, backslash \\N and\nanother line 🏝";

describeWithPostgres("npm run site -- export", (programs) => {
  let around: string;
  let postgres: Awaited<ReturnType<typeof startPlainPostgres>>;

  beforeAll(async () => {
    around = await mkdtemp(join(tmpdir(), "export-"));
    postgres = await startPlainPostgres(programs, { rentals: [], geo_location: [] });
    postgres.asSuperuser("truncate rentals, posts cascade");
  });

  afterAll(async () => {
    await postgres?.close();
    await rm(around, { recursive: true });
  });

  test("psql reads what a folder holds into an empty database, whose list is the same, and refuses to do it twice", async () => {
    const [data, file] = [dataFolder(join(around, "data")), join(around, "all.sql")];
    const service = await openDataFolder(data);
    const owner = serviceClient(service.url, service.secretKey);
    await importListings({ client: owner, listings: { rentals: allRows, geo_location: geoRows } });
    await owner.from("rentals").update({ title: ODD }).eq("id", 1).throwOnError();
    await owner.from("blocked_contacts").insert({ contact: "tel:+628123000099" }).throwOnError();
    // The site runs meanwhile.
    await promisify(execFile)(process.execPath, [
      ...["--import", "./scripts/resolve-project.ts", "scripts/site.ts", "export", file, "--data", data],
    ]);
    const { data: rentals } = await owner.from("rentals").select(COLUMNS).order("id");
    await service.close();

    const statements = await readFile(file, "utf8");
    postgres.asSuperuser(statements);
    const rowsOf = (table: string, columns: string) =>
      JSON.parse(
        postgres.asSuperuser(`select json_agg(r) from (select ${columns} from ${table} order by 1) r`),
      );
    expect(rowsOf("rentals", COLUMNS)).toEqual(rentals);
    expect(rowsOf("geo_location", "location_name")).toHaveLength(geoRows.length);
    expect(rowsOf("blocked_contacts", "contact")).toEqual([{ contact: "tel:+628123000099" }]);
    const added = postgres.asSuperuser("insert into rentals (title) values ('new') returning id");
    expect(Number(added.split("\n")[0])).toBeGreaterThan(Math.max(...allRows.map(({ id }) => id)));
    expect(() => postgres.asSuperuser(statements)).toThrow("Nothing was written: name an empty one.");
  });
});
