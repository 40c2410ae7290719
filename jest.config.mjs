import nextJest from "next/jest.js";

const createJestConfig = nextJest({ dir: "./" });

/** @type {import("jest").Config} */
const config = {
  testEnvironment: "./tests/support/worker-environment.mjs",
  testMatch: ["<rootDir>/tests/unit/**/*.test.ts", "<rootDir>/tests/components/**/*.test.tsx"],
  moduleFileExtensions: ["js", "mjs", "cjs", "jsx", "ts", "mts", "cts", "tsx", "json", "node", "sql"],
  dependencyExtractor: "<rootDir>/tests/dependencies.ts",
  moduleNameMapper: {
    "^next/root-params$": "<rootDir>/tests/support/root-params",
    "^@/(.*)$": "<rootDir>/$1",
  },
  globalSetup: "<rootDir>/tests/build-variables.ts",
  setupFilesAfterEnv: ["<rootDir>/tests/setup.ts"],
};

/** What exists as ES modules only and the site does not use, beside next.config's `transpilePackages`. */
const ES_MODULES =
  "next-intl|use-intl|icu-minify|intl-messageformat|@formatjs|ai|@ai-sdk|@workflow|eventsource-parser|zod/v4";

export default async () => {
  const { transformIgnorePatterns, ...resolved } = await createJestConfig(config)();
  return {
    ...resolved,
    transformIgnorePatterns: transformIgnorePatterns.map((pattern) =>
      pattern.replace("(?!(", `(?!(${ES_MODULES}|`),
    ),
  };
};
