import "./variables.ts";

export const REGION_NAME = process.env.REGION_NAME ?? "";
export const SITE_NAME = process.env.REGION_SITE ?? "";
export const COUNTRY = process.env.REGION_COUNTRY_NAME ?? "";
/** The country of phone numbers that are written without one. */
export const COUNTRY_CODE = process.env.REGION_COUNTRY_CODE ?? "ID";
