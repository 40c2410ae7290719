/** Replaces `process` in the service worker, where Next refers to it although it does not exist: see docs/architecture.md. */
export default { env: { NODE_ENV: "production" } };
