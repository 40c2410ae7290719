// CommonJS as the class it extends, which Node would not find under its name otherwise.
const { default: FileSystemCache } = require("next/dist/server/lib/incremental-cache/file-system-cache");

/**
 * The framework's store of pages, in memory only: addresses that nobody has asked for before must not fill the disk
 * (DESIGN section 1). Its own switch for that would take the optimizer's pictures from the disk as well
 * (docs/decisions/021-pictures-on-disk-pages-in-memory.md).
 */
module.exports = class PagesInMemory extends FileSystemCache {
  constructor(context) {
    super({ ...context, flushToDisk: false });
  }
};
