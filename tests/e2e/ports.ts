/** Loopback ports of the servers that the end-to-end tests share. */
export const SITE_PORT = 4310;
export const RATES_PORT = 4311;
