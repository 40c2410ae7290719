declare namespace NodeJS {
  interface ProcessEnv {
    // Set by `variables.ts`, with narrower types than plain text.
    REGION_COUNTRY_CODE?: "ID" | "TH";
    REGION_CURRENCY?: "IDR" | "THB";
  }
}
