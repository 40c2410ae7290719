import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

const ROOT = pathToFileURL(`${import.meta.dirname}/../`).href;

const EMPTY = "data:text/javascript,";

/**
 * Lets plain Node.js load the modules of lib and server as the bundler does: `@/` is the project, `.ts` need not be written,
 * and `server-only`, which keeps a module out of the browser's bundle, is empty.
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
