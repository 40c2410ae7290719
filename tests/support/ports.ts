/** A row of loopback ports for each run, so that runs beside each other do not meet; workers inherit it. */
process.env.E2E_PORT ??= String(20_000 + ((process.pid * 3) % 20_000));

export const SITE_PORT = Number(process.env.E2E_PORT);
export const RATES_PORT = SITE_PORT + 1;
