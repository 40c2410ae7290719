import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

const ROOT = pathToFileURL(`${import.meta.dirname}/../`).href;

/** Lets plain Node.js load the modules of lib as the bundler does: `@/` is the project, and `.ts` need not be written. */
registerHooks({
  resolve(specifier, context, next) {
    const isPackage = context.parentURL?.includes("/node_modules/") ?? true;
    const path = specifier.startsWith("@/") ? ROOT + specifier.slice(2) : specifier;
    const isOwn = !isPackage && (path !== specifier || specifier.startsWith("."));
    return next(isOwn && !/\.\w+$/.test(path) ? `${path}.ts` : path, context);
  },
});
