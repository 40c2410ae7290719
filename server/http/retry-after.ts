/** Seconds after which a client that was refused should ask again. */
export const RETRY_AFTER_S = "10";
