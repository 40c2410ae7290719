import type { z } from "zod";

/** An optional field that counts as absent if it does not parse. */
export const lenient = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);
