import { parentPort } from "node:worker_threads";
import { readAdvert } from "@rentals/reader/read-advert.ts";
import type { UnreadAdvert } from "./reader.ts";

parentPort?.on("message", (adverts: readonly UnreadAdvert[]) => {
  parentPort?.postMessage(adverts.map(({ text, postedAt }) => readAdvert(text, { postedAt })));
});
