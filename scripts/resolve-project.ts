import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

const ROOT = pathToFileURL(`${import.meta.dirname}/../`).href;

const EMPTY = "data:text/javascript,";

/**
 * Lets plain Node.js resolve modules of lib and server as the bundler does: `@/` is the project, `.ts` may be omitted, and
 * `server-only`, which only matters to the bundler, is an empty module.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "server-only") return { url: EMPTY, shortCircuit: true };
    const isPackage = context.parentURL?.includes("/node_modules/") ?? true;
    const path = specifier.startsWith("@/") ? ROOT + specifier.slice(2) : specifier;
    const isOwn = !isPackage && (path !== specifier || specifier.startsWith("."));
    return next(isOwn && !/\.\w+$/.test(path) ? `${path}.ts` : path, context);
  },
});
