import nextJest from "next/jest.js";

const createJestConfig = nextJest({ dir: "./" });

/** @type {import("jest").Config} */
const config = {
  moduleFileExtensions: ["js", "mjs", "cjs", "jsx", "ts", "mts", "cts", "tsx", "json", "node", "sql", "tsv"],
  // A build beside the tests removes files while Jest lists them.
  modulePathIgnorePatterns: ["<rootDir>/\\.next"],
  dependencyExtractor: "<rootDir>/tests/dependencies.ts",
  moduleNameMapper: {
    "^next/root-params$": "<rootDir>/tests/support/root-params",
    "^@/(.*)$": "<rootDir>/$1",
    "^@rentals/reader/(.*)$": "<rootDir>/packages/reader/$1",
    // Fifty languages of messages that nobody reads.
    "/locales/index\\.cjs$": "zod/v4/locales/en.cjs",
  },
  globalSetup: "<rootDir>/tests/build-variables.ts",
  setupFilesAfterEnv: ["<rootDir>/tests/setup.ts"],
  restoreMocks: true,
};

/** What exists as ES modules only and the site does not use, beside next.config's `transpilePackages`. */
const ES_MODULES =
  "serwist|@serwist|idb|commander|@commander-js|@grammyjs|next-intl|use-intl|icu-minify|intl-messageformat|@formatjs|zod/v4";

/** A test says by its folder what it may use (docs/decisions/085-tiers-of-tests.md). */
const ENVIRONMENTS = {
  unit: "node",
  components: "jsdom",
  service: "./tests/support/worker-environment.mjs",
  process: "./tests/support/worker-environment.mjs",
};

export default async () => {
  const { transformIgnorePatterns, ...resolved } = await createJestConfig(config)();
  const project = {
    ...resolved,
    transformIgnorePatterns: transformIgnorePatterns.map((pattern) =>
      pattern.replace("(?!(", `(?!(${ES_MODULES}|`),
    ),
  };
  return {
    projects: Object.entries(ENVIRONMENTS).map(([name, testEnvironment]) => ({
      ...project,
      testEnvironment,
      displayName: name,
      testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
    })),
  };
};
