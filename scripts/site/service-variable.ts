/** Environment variable with what processes of the site need to know of their data service, in JSON. */
export const SERVICE_VARIABLE = "SITE_DATA_SERVICE";
