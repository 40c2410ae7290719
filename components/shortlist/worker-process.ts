/** Replaces `process` in the service worker, or the build fails where a library reads `NODE_ENV` (docs/architecture.md). */
export default { env: { NODE_ENV: "production" } };
