/** The region of a site that names no other. */
export const DEFAULT_REGION = "bali";
