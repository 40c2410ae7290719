# Builds the site and leaves only what it needs to run (docs/operations.md).
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Read when the site is built; SUPABASE_* and the rest are given to the container.
ARG MEDIA_HOSTS=""
ARG SITE_NOINDEX=""
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
    BUILD_STANDALONE=1 NEXT_TELEMETRY_DISABLED=1 npx next build

FROM node:24-slim
WORKDIR /site
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 MALLOC_ARENA_MAX=2 HOSTNAME=0.0.0.0 PORT=3000
COPY --from=build --chown=node:node /site/.next/standalone ./
COPY --from=build --chown=node:node /site/.next/static ./.next/static
COPY --from=build --chown=node:node /site/public ./public
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=10s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "server.js"]
