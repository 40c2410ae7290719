// Preloaded into the server's process, which would outlive a killed command otherwise.
process.on("disconnect", () => process.exit(0));
