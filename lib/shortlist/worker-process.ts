/** For the service worker, where the framework names `process` and has none: see docs/architecture.md. */
export default { env: { NODE_ENV: "production" } };
