declare namespace NodeJS {
  interface ProcessEnv {
    // What `variables.ts` sets, where it is no plain text.
    REGION_COUNTRY_CODE?: "ID";
    REGION_CURRENCY?: "IDR";
  }
}
