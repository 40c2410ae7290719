// Preloaded into the site's process: without it, the site would outlive a command that was killed.
process.on("disconnect", () => process.exit(0));
