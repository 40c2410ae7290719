import { parentPort } from "node:worker_threads";
import { reader } from "../../lib/region/region-reader.ts";
import type { UnreadAdvert } from "./reader.ts";

parentPort?.on("message", (adverts: readonly UnreadAdvert[]) => {
  parentPort?.postMessage(adverts.map(({ text, postedAt }) => reader.readAdvert(text, { postedAt })));
});
