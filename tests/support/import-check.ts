/** Checks which way files import each other, by the rules of `.dependency-cruiser.mjs`. */
export const IMPORT_CHECK = [
  "depcruise",
  ...["app", "components", "lib", "server", "stores", "reader", "collector", "scripts", "tests"],
  ...["instrumentation.ts", "instrumentation-client.ts", "middleware.ts"],
];
