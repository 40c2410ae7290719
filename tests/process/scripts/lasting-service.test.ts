import { once } from "node:events";
import type { EmbeddedService } from "@/scripts/embedded-service.ts";
import { importListings } from "@/scripts/import/import-listings.ts";
import { serviceClient } from "@/scripts/service-client.ts";
import { lastingService } from "@/scripts/start/lasting-service.ts";
import { place, rental } from "../../unit/scripts/rows";

/** Listens to the messages of a service, to await its next restart. */
function listener() {
  const told = new EventTarget();
  return {
    say: (text: string) => told.dispatchEvent(new MessageEvent("said", { data: text })),
    runsAgain: async () => {
      for (;;) {
        const [{ data }] = await once(told, "said");
        if (data.includes("runs again")) return;
      }
    },
  };
}

test("a killed data service restarts with its rows, address and keys", async () => {
  const pids: number[] = [];
  const fill = async (service: EmbeddedService) => {
    pids.push(service.pid);
    const listings = { rentals: [rental({ id: 1, slug: "original" })], geo_location: [place()] };
    await importListings({ client: serviceClient(service.url, service.secretKey), listings });
  };
  const { say, runsAgain } = listener();
  const onLost = () => {
    throw new Error("lost");
  };
  const service = await lastingService({ folder: null, fill, say, onLost });
  await fill(service);
  const slugs = async () => {
    const { data } = await serviceClient(service.url, service.anonKey).from("rentals").select("slug");
    return data?.map(({ slug }) => slug);
  };
  expect(await slugs()).toEqual(["original"]);
  for (const life of [0, 1]) {
    const running = runsAgain();
    process.kill(pids[life] ?? 0, "SIGKILL");
    await running;
    expect(await slugs()).toEqual(["original"]);
  }
  await service.close();
});
