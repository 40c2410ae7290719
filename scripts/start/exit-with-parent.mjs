// Preloaded into the server's process, which would otherwise outlive a killed command.
process.on("disconnect", () => process.exit(0));
