# Builds the site and leaves only what it needs to run (docs/operations.md).
# Node 24 on Debian, by digest: a tag may name another image tomorrow. Dependabot proposes newer ones.
FROM node:24-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci
COPY . .
# Read when the site is built; SUPABASE_* and the rest are given to the container.
ARG REGION=""
ARG SITE_NOINDEX=""
ARG NEXT_PUBLIC_CONTACT_URL=""
ARG NEXT_PUBLIC_GOOGLE_MAPS_API_KEY=""
ARG NEXT_PUBLIC_MAP_TILE_URL=""
ARG NEXT_PUBLIC_MAP_TILE_ATTRIBUTION=""
ARG NEXT_PUBLIC_SENTRY_DSN=""
ARG NEXT_PUBLIC_SENTRY_PERSONAL_DATA=""
ARG NEXT_PUBLIC_ANALYTICS_URL=""
ARG NEXT_PUBLIC_ANALYTICS_WEBSITE_ID=""
ARG NEXT_PUBLIC_ANALYTICS_COLLECT_URL=""
ARG NEXT_PUBLIC_ANALYTICS_RESPECT_DNT=""
ARG SENTRY_RELEASE=""
ARG SENTRY_ORG=""
ARG SENTRY_PROJECT=""
# The token of the source map upload is a secret: it is in no layer of the image.
RUN --mount=type=secret,id=SENTRY_AUTH_TOKEN,env=SENTRY_AUTH_TOKEN \
    NEXT_TELEMETRY_DISABLED=1 npm run build

# Serves a data folder (compose.yaml): the whole project, because its data service, collector and bot run from their sources.
FROM build AS folder
RUN node --disable-warning=ExperimentalWarning scripts/start.ts --build
# What it writes: exchange rates, compiled scripts, and the mounted folders, which are beside the project.
RUN mkdir -p .next/cache node_modules/.cache /data /backups \
    && chown -R node:node .next/cache node_modules/.cache /data /backups
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "scripts/start.ts", "--data", "/data"]

# The build without what only building and testing needs.
FROM build AS pruned
RUN npm prune --omit=dev --ignore-scripts

# Serves a hosted project (server/front/serve.ts).
FROM node:24-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df
WORKDIR /site
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000 \
    NODE_OPTIONS="--max-old-space-size=512 --max-semi-space-size=16"
COPY --from=pruned /site ./
# The only folder that the site writes to: what runs cannot change what it runs.
RUN mkdir -p .next/cache && chown node:node .next/cache
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=10s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "server/front/serve.ts"]
