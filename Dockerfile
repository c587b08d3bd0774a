# One image for all programs of Dakpion. scripts/entrypoint.sh lists the arguments.
#   docker build -t dakpion .
#   docker run -p 127.0.0.1:3000:3000 -v dakpion:/data dakpion          the embedded program
#     (add -e OPERATOR_API=on for the operators' API at the same port)
#   docker run --env-file cluster.env dakpion order                     one service of the cluster
ARG NODE_IMAGE=node:24.18.0-bookworm-slim
# hadolint ignore=DL3006
FROM $NODE_IMAGE AS base
WORKDIR /dakpion

# Keeps only the files that decide which packages are installed, so that a change of code alone does not install them again.
FROM base AS manifests
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

FROM base AS build
COPY --from=manifests /dakpion ./
RUN npm ci
COPY . .
# Keeps only what the programs need: dist (programs in dist/programs; the pages of apps/dashboard and apps/documentation), package.json and
# configuration files (apps/pricing/config).
RUN npm run build && rm -rf apps/*/src apps/*/fixtures apps/*/node_modules apps/dashboard/*.html apps/dashboard/vite.config.ts apps/documentation/pages apps/documentation/.vitepress libs/*/src libs/*/fixtures libs/*/node_modules tools/*/src tools/*/node_modules

FROM base
ENV NODE_ENV=production
# tini is process 1: it passes signals on from the first moment, before Node has handlers for them. The version is not pinned, because
# after a rebuild by Debian its suffix differs between architectures.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/*
COPY --from=manifests /dakpion ./
# The bill of materials names every npm package of the image, in CycloneDX: docker run --rm --entrypoint cat dakpion sbom.cdx.json
COPY scripts/sbom.mjs ./scripts/
RUN npm ci --omit=dev && node scripts/sbom.mjs > sbom.cdx.json && npm cache clean --force
COPY --from=build /dakpion/dist/programs ./dist/programs
COPY --from=build /dakpion/apps ./apps
COPY --from=build /dakpion/libs ./libs
COPY scripts/entrypoint.sh ./scripts/
# The gateway serves these documents.
COPY docs/openapi/*.json ./docs/openapi/
# `dakpion` in a running container is the command line. Only the embedded program uses /data.
RUN chmod +x dist/programs/cli.js \
  && ln -s /dakpion/dist/programs/cli.js /usr/local/bin/dakpion \
  && install -d -o node -g node -m 700 /data

# All files above belong to root, so that a program cannot change itself. The user is a number, so that Kubernetes can see
# that it is not root.
USER 1000:1000
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# There is no HEALTHCHECK, because each program listens at another port, and the command line ends by itself. docker-compose.yml and
# k8s/ probe each service at its own port.
ENTRYPOINT ["/usr/bin/tini", "--", "/dakpion/scripts/entrypoint.sh"]
CMD ["dakpion"]
