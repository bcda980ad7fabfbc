import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BeaconLog } from './beacons/beacon-log';
import { beaconRoutes } from './beacons/beacon-routes';
import { deskProxy } from './desk/desk-proxy';
import { exchangeProxy } from './exchange/exchange-proxy';
import { reachability } from './exchange/reachable';
import { SocketTunnel } from './exchange/socket-tunnel';
import { BuildFiles } from './files/build-files';
import { CompressedCopies } from './files/compressed-copies';
import { fileRoutes } from './files/file-routes';
import { prepareCopies } from './files/prepare-copies';
import { ShellShelf } from './files/shell-shelf';
import { healthRoute } from './health-route';
import { countRequests } from './limits/count-requests';
import { Limits } from './limits/limits';
import { Metrics } from './metrics/metrics';
import { metricsRoute } from './metrics/metrics-route';
import { operatorsOf } from './overrides/is-operator';
import { overrideRoute } from './overrides/override-route';
import { Overrides } from './overrides/overrides';
import { keyFrom, ownKey } from './overrides/signed';
import { installedApp } from './page/installed-app';
import { pageRoute } from './page/page-route';
import { openDepot } from '@tradefloor/release/depot';
import { openTelemetry } from '@tradefloor/telemetry';
import { LastGood } from './registry/last-good';
import { RegistryEvents } from './registry/registry-events';
import { registryRoute } from './registry/registry-route';
import { RegistrySource } from './registry/registry-source';
import { boundedLog } from './bounded-log';
import { NOT_A_PAGE, SECURITY_HEADERS } from './security-headers';
import type { GatewayOptions } from './settings';
import { Fellows } from './several/fellows';
import { Traced } from './tracing/traced';
import { badAddress, clientErrorHandler, nothingThere, unread } from './unread';
import { acceptUpgrades } from './upgrades';

/** A picture of 4 MB over the slowest line that a trader bears; who takes longer holds connections. */
const SENT_WITHIN_MS = 120_000;
/** Whoever asks and then takes nothing keeps the answer in memory. */
const TAKEN_WITHIN_MS = 120_000;
/** All tabs come within seconds of a promote, and a machine has better to do than to make small copies meanwhile. */
const RUSH_MS = 3_000;

/** Icons and the like. */
const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));

/** The server in front: pages, files, the registry and its events, and the way to the exchange. Not yet listening. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { store, shell, exchange, state, trustedProxies = 0, ownOrigins = [], devOrigins = [] } = options;
  const app = Fastify({
    ...(options.log ? { loggerInstance: boundedLog(options.log) } : { logger: false }),
    routerOptions: { maxParamLength: 500 },
    requestTimeout: SENT_WITHIN_MS,
    connectionTimeout: TAKEN_WITHIN_MS,
    frameworkErrors: badAddress,
    clientErrorHandler,
  });
  app.setErrorHandler<FastifyError>(unread);
  const log = (line: string) => options.log?.(`${new Date().toISOString()} ${line}`);
  const limits = new Limits(options);
  const beacons = new BeaconLog(state);
  const depot = openDepot(store);
  const source = new RegistrySource({
    depot,
    keys: options.keys ?? null,
    lastGood: new LastGood(state, store),
    refused(why, stands) {
      log(`${why}; revision ${stands} stands`);
      beacons.addOwn('registry-refused', { message: why, stands }, new Date());
    },
  });
  const events = new RegistryEvents(source, () => metrics.cutLines.inc({ to: 'registry', why: 'flood' }));
  const tunnel = new SocketTunnel(exchange, why => metrics.cutLines.inc({ to: 'exchange', why }));
  const copies = new CompressedCopies(path.join(state, 'compressed'), RUSH_MS);
  const shelf = new ShellShelf(shell, path.join(state, 'shells'), ({ platform }) => source.lackingIn(platform));
  const overrideKey = async () => (options.overrideSecret ? keyFrom(options.overrideSecret) : ownKey(state));
  const overrides = new Overrides({ source, for: options.overrides ?? 'nobody', key: overrideKey });
  const exchangeReachable = reachability(exchange);
  const id = randomBytes(6).toString('hex');
  const openTabs = () => events.openTabs;
  const redisReachable = options.redis === undefined ? null : () => fellows?.isReachable === true;
  const shown = () => events.shown;
  const metrics = new Metrics({ id, source, openTabs, shown, exchangeReachable, redisReachable, log });
  const told = { count: () => metrics.toldTimes(), text: () => metrics.told() };
  const now = { openTabs, shown: () => metrics.shown() };
  const fellows = options.redis === undefined ? null : new Fellows({ url: options.redis, id, source, told, now, log });
  const served = { builds: new BuildFiles(depot, source), shelf, copies };

  const telemetry = await openTelemetry(options.telemetry, log);
  telemetry?.follow(() => metrics.figures());
  const traced = telemetry && new Traced(telemetry, trustedProxies > 0);
  traced?.follow(app);
  countRequests(app, limits, trustedProxies);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(SECURITY_HEADERS);
    // Only pages are pages: whatever else is opened in a tab of its own runs nothing, and is nobody.
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NOT_A_PAGE);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  metricsRoute(app, {
    metrics,
    shownTo: options.metrics ?? { kind: 'nobody' },
    others: async () => (await fellows?.figures()) ?? [],
  });
  registryRoute(app, source);
  fileRoutes(app, served);
  healthRoute(app, { source, shelf, beacons, exchangeReachable, redisReachable });
  await installedApp(app, PUBLIC);
  await app.register(scope =>
    beaconRoutes(scope, { beacons, metrics, ownOrigins, trustedProxies, show: options.showBeacons ?? false }),
  );
  await app.register(scope =>
    exchangeProxy(scope, { exchange, ownOrigins, trustedProxies, held: limits.held, traced }),
  );
  const { desk } = options;
  if (desk !== undefined) await app.register(scope => deskProxy(scope, { desk, ownOrigins, trustedProxies }));
  await app.register(scope =>
    overrideRoute(scope, { overrides, shelf, isOperator: operatorsOf(exchange), ownOrigins }),
  );
  pageRoute(app, { source, shelf, overrides, devOrigins });
  app.setNotFoundHandler(nothingThere);
  acceptUpgrades(app.server, { events, tunnel, limits, ownOrigins, trustedProxies });

  let preparing = Promise.resolve();
  const prepare = () => {
    if (options.copiesAhead === false) return;
    preparing = preparing.then(async () => prepareCopies(served, source.current.registry, await shelf.current()));
  };
  source.onChange(prepare);
  app.addHook('onReady', async () => {
    await source.start();
    prepare();
  });
  app.addHook('preClose', () => {
    source.stop();
    events.stop();
    tunnel.cut();
  });
  app.addHook('onClose', async () => {
    await Promise.all([preparing, copies.close(), beacons.written(), fellows?.close(), telemetry?.close()]);
  });
  return app;
}
