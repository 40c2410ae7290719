import "../region/variables.ts";

/** The zone of every date on the site. */
export const TIME_ZONE = process.env.REGION_TIME_ZONE ?? "UTC";
