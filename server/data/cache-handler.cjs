// CommonJS like the class it extends: Node would not resolve its default export from an ES module.
const { dirname } = require("node:path");
const PagesInMemory = require("./pages-in-memory.cjs");
const PicturesOnDisk = require("./pictures-on-disk.cjs");

const PICTURE = "IMAGE";

/** Next's `cacheHandler`: pages in memory, optimized pictures on disk. */
module.exports = class CacheHandler extends PagesInMemory {
  constructor(context) {
    super(context);
    this.serverFolder = context.serverDistDir;
  }

  /** Created on first use: an instance that only serves pages may have no folder for pictures. */
  get pictures() {
    this.opened ??= new PicturesOnDisk(dirname(this.serverFolder));
    return this.opened;
  }

  get(key, context) {
    return context.kind === PICTURE ? this.pictures.get(key) : super.get(key, context);
  }

  set(key, entry, context) {
    return context.kind === PICTURE ? this.pictures.set(key, entry, context) : super.set(key, entry, context);
  }
};
