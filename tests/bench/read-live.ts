import { serviceClient } from "../../scripts/service-client.ts";
import { keywordIndex } from "../../server/data/keyword-index";
import { liveList } from "../../server/data/live-list";
import { LIVE_READS } from "../../server/data/live-reads";
import { TEXT_READS } from "../../server/data/text-reads";

const { SUPABASE_URL = "", SUPABASE_SECRET_KEY = "" } = process.env;
const send = process.send?.bind(process);
if (!send) throw new Error("This process is started by a benchmark.");

const counted = { requests: 0, bytes: 0 };
const ask = globalThis.fetch;
globalThis.fetch = async (...request) => {
  const response = await ask(...request);
  counted.requests += 1;
  counted.bytes += (await response.clone().arrayBuffer()).byteLength;
  return response;
};

async function measured<Result>(work: () => Promise<Result>) {
  Object.assign(counted, { requests: 0, bytes: 0 });
  const start = performance.now();
  const result = await work();
  return { result, ms: performance.now() - start, ...counted };
}

const refresh = liveList(LIVE_READS, Date.now);
const index = keywordIndex(TEXT_READS, Date.now);
const owner = serviceClient(SUPABASE_URL, SUPABASE_SECRET_KEY);
const IDS_AT_ONCE = 200;

/** Edits as many of the live rentals, evenly over the month. */
async function edit(ids: readonly number[], price_amount: number): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const some = ids.slice(from, from + IDS_AT_ONCE);
    await owner.from("rentals").update({ price_amount }).in("id", some).throwOnError();
  }
}

for (const changes of [null, 0, 10, 1_000]) {
  const live = changes === null ? [] : (await refresh()).rentals;
  const step = Math.floor(live.length / Math.max(changes ?? 1, 1));
  const ids = Array.from({ length: changes ?? 0 }, (_, at) => live[at * step]?.id ?? 0);
  await edit(ids, 1_000_000 + (changes ?? 0));
  const list = await measured(refresh);
  const texts = await measured(() => index.update(list.result.rentals, list.result.sweptAt));
  send({ changes, list: { ...list, result: undefined }, texts: { ...texts, result: undefined } });
}
process.disconnect();
