# Gateway, ops and the sandbox exchange in one image: which of them runs is the command. compose.yaml shows all of them.
FROM node:22-bookworm-slim
WORKDIR /tradefloor
ENV CI=true
COPY . .
RUN npx --yes pnpm@10.34.9 install --frozen-lockfile \
  && node --import tsx shared/build/src/main.ts \
  && mkdir -p .tradefloor && chown node:node .tradefloor
USER node
# Other containers come in by it; the port is published only where compose.yaml says so.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
EXPOSE 8080
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "shell/gateway/src/main.ts"]
