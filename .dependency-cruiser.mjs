import { Visitor } from "@swc/core/Visitor.js";

// Its walk through a file, which the check of imports uses, knows no `using`.
const { visitStatement } = Visitor.prototype;
Visitor.prototype.visitStatement = function visit(statement) {
  if (statement.type !== "UsingDeclaration") return visitStatement.call(this, statement);
  return { ...statement, decls: this.visitVariableDeclarators(statement.decls) };
};

/** Top-level folders whose own folders must not import each other in a circle. */
const ROOMS = "components|lib|server|collector|packages/reader";

/** What only tests in `tests/service` and `tests/process` may use, themselves or by a helper. */
const BEYOND_UNIT_TESTS =
  "^(node:)?child_process$|^scripts/embedded-service(/database)?\\.ts$|^tests/support/cleared-service\\.ts$";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "lib runs anywhere",
      severity: "error",
      from: { path: "^lib/" },
      to: { path: "^(app|components|stores|server|collector|scripts|tests)/" },
    },
    {
      name: "stores run in the browser",
      severity: "error",
      from: { path: "^stores/" },
      to: { path: "^(app|components|server|collector|packages|scripts|tests)/" },
    },
    {
      name: "what runs in the browser imports nothing of the server",
      severity: "error",
      from: { path: "\\.client\\.tsx?$|^instrumentation-client|^sentry\\.client" },
      to: { path: "^server/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "the server renders nothing",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^(app|components|stores|collector|scripts|tests)/" },
    },
    {
      name: "components are composed by app",
      severity: "error",
      from: { path: "^components/" },
      to: { path: "^(app|collector|scripts|tests)/" },
    },
    {
      name: "the collector is no part of the site",
      severity: "error",
      from: { path: "^collector/" },
      to: { path: "^(app|components|stores|server|scripts|tests)/" },
    },
    {
      name: "an operator's commands are no part of the site",
      severity: "error",
      from: { path: "^scripts/" },
      to: { path: "^(app|components|stores|server|tests)/" },
    },
    {
      name: "nothing outside of tests imports from them",
      severity: "error",
      from: { pathNot: "^tests/|^(jest|playwright)\\.config" },
      to: { path: "^tests/" },
    },
    {
      name: "unit and component tests use no process and no database",
      severity: "error",
      from: { path: "^tests/(unit|components)/" },
      to: { path: BEYOND_UNIT_TESTS, reachable: true },
    },
    {
      name: "the reader stands alone",
      severity: "error",
      from: { path: "^packages/reader/" },
      to: { path: "^(app|components|lib|regions|stores|server|collector|scripts|tests)/" },
    },
    {
      name: "adverts are read where they come in, not by the site, which reads a visitor's sentence in one place",
      severity: "error",
      from: {
        path: "^(app|components|lib|server|stores)/",
        pathNot: "^server/search/read-wish\\.ts$|^lib/region/region-reader\\.ts$",
      },
      to: {
        path: "^packages/reader/|^lib/region/region-reader\\.ts$",
        // The forms of numbers and addresses are the same for the site.
        pathNot: "^packages/reader/forms/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "no circles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no circles of folders",
      severity: "error",
      scope: "folder",
      from: { path: `^(${ROOMS})/` },
      to: { circular: true },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(\\.next|node_modules|public|test-results)" },
    metrics: true,
    parser: "swc",
  },
};
