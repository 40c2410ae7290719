type Choices = typeof import("./choices.ts");

declare namespace NodeJS {
  interface ProcessEnv {
    // Set by `variables.ts`, with narrower types than plain text.
    REGION_COUNTRY_CODE?: Choices["COUNTRY_CODES"][number];
    REGION_CURRENCY?: Choices["CURRENCIES"][number];
  }
}
