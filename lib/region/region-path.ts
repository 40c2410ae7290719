import { REGION } from "./region.ts";

const pathOf = (name: string) => `../../regions/${REGION}/${name}`;

/** The address of a file of the region. Bundlers follow `new URL` and would copy the file. */
export const regionFile = (name: string): URL | string =>
  URL.parse(pathOf(name), import.meta.url) ?? pathOf(name);
