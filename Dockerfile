# syntax=docker/dockerfile:1
# One image for amd64 and arm64: docker buildx build --platform linux/amd64,linux/arm64 -t hemline .
# `node scripts/rehearse/image.ts` does these steps without Docker; docs/operating.md says how it is run.

FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# As scripts/prepare.mjs does it, which says why this is not `npm ci`.
RUN npm install --no-save --omit=dev
COPY . .
RUN node scripts/prepare.mjs start

FROM node:26-bookworm-slim
LABEL org.opencontainers.image.title="Hemline"
WORKDIR /app
# Owned by root, run by somebody else: what runs cannot change itself.
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
ENV DATA_DIR=/data HOST=0.0.0.0 PORT=3000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 CMD ["/app/node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["/app/node_modules/.bin/node", "--min-semi-space-size=4", "src/server/start.mjs"]
