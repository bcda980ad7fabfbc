import { callerNetwork } from '@tradefloor/limits';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../caller';
import { isForeign } from '../same-origin';
import { FOREIGN, refuseCall } from '../exchange/envelope';
import type { Metrics } from '../metrics/metrics';
import type { BeaconLog } from './beacon-log';
import { readBeacons } from './read-beacons';

export interface BeaconDeps {
  readonly beacons: BeaconLog;
  readonly metrics: Pick<Metrics, 'reported' | 'visited'>;
  readonly ownOrigins: readonly string[];
  readonly trustedProxies: number;
  readonly show: boolean;
}

const MOST_BODY_BYTES = 32_000;

export async function beaconRoutes(
  app: FastifyInstance,
  { beacons, metrics, ownOrigins, trustedProxies, show }: BeaconDeps,
): Promise<void> {
  // As text whatever it is called: browsers have three names for a report, and sendBeacon sends plain text.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BODY_BYTES }, (_request, body, done) =>
    done(null, body),
  );

  app.post<{ Body: string | undefined }>('/beacon', { bodyLimit: MOST_BODY_BYTES }, (request, reply) => {
    if (isForeign(request.headers, ownOrigins)) {
      refuseCall(reply, 403, FOREIGN);
      return reply;
    }
    const from = callerNetwork(callerOf(request.raw, trustedProxies).ip);
    const read = readBeacons(request.body ?? '');
    for (const { kind, said } of read) {
      // All goes well, mostly: it is counted, and would only push out of the log what did not.
      if (kind === 'visits') metrics.visited(said);
      else {
        beacons.add(kind, said, from, new Date());
        metrics.reported(kind, said);
      }
    }
    return reply.code(read.length === 0 ? 400 : 204).send();
  });

  if (!show) return;
  app.get<{ Querystring: { since?: string } }>('/beacons', (request, reply) => {
    const found = beacons.since(Number(request.query.since ?? 0));
    return reply.header('cache-control', 'no-store').send({ beacons: found, counts: beacons.counts() });
  });
}
