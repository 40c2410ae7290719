/** Replaces `process` in the service worker, where Next refers to it in vain: see docs/architecture.md. */
export default { env: { NODE_ENV: "production" } };
