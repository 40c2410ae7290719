import "../region/variables.ts";

export const TIME_ZONE = process.env.REGION_TIME_ZONE ?? "UTC";
