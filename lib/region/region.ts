import { DEFAULT_REGION } from "./default-region.ts";

/** The folder in `regions`. */
export const REGION = process.env.REGION || DEFAULT_REGION;
