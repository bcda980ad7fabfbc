import type { FastifyInstance } from 'fastify';
import type { BeaconLog } from './beacons/beacon-log';
import type { ShellShelf } from './files/shell-shelf';
import type { RegistrySource } from './registry/registry-source';

export interface HealthDeps {
  readonly source: RegistrySource;
  readonly shelf: ShellShelf;
  readonly beacons: BeaconLog;
  readonly exchangeReachable: () => Promise<boolean>;
  /** Null where this gateway knows no others. */
  readonly redisReachable: (() => boolean) | null;
}

/** 200 while pages can be served: without the exchange they still say so better than a load balancer would. */
export function healthRoute(app: FastifyInstance, deps: HealthDeps): void {
  const { source, shelf, beacons, exchangeReachable, redisReachable } = deps;
  const redis = () => (redisReachable === null ? {} : { redis: redisReachable() ? 'reachable' : 'away' });

  app.get('/healthz', async (_request, reply) => {
    const [shell, reachable] = await Promise.all([shelf.current(), exchangeReachable()]);
    const ok = shell !== null;
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ok,
        revision: source.current.revision,
        shell: shell?.build ?? null,
        exchange: reachable ? 'reachable' : 'unreachable',
        ...redis(),
        beacons: beacons.counts(),
        problems: [source.problem, shelf.problem].filter(problem => problem !== null),
      });
  });

  // Whether to send it anybody: apart from `/healthz`, or a gateway that waits for its first registry would be restarted.
  app.get('/readyz', async (_request, reply) => {
    const [shell, reachable] = await Promise.all([shelf.current(), exchangeReachable()]);
    const { registry, revision, signed } = source.current;
    const lacks = [
      ...(shell === null ? ['a shell'] : []),
      ...(source.hasRead ? [] : ['a store that can be read']),
      ...(Object.keys(registry.areas).length === 0 ? ['a registry with an area'] : []),
    ];
    const ready = lacks.length === 0;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ready,
        lacks,
        // Told and no reason to send nobody: gateways side by side share store and exchange, and would all be unready.
        store: source.problem ?? 'readable',
        storeSaid: source.problems.map(({ problem }) => problem),
        registry: { revision, signed: signed !== null },
        exchange: reachable ? 'reachable' : 'unreachable',
        ...redis(),
      });
  });
}
