/**
 * When the newest row of the demo was posted: one time for the site and every process of a run. The default list is in
 * the order of Bali's days, so two rows posted near midnight would otherwise change places between two starts.
 */
export const DEMO_AS_OF = process.env.DEMO_AS_OF ?? new Date().toISOString();
process.env.DEMO_AS_OF = DEMO_AS_OF;
