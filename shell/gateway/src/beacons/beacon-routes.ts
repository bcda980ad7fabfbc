import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../caller';
import { isForeign } from '../same-origin';
import { FOREIGN, refuseCall } from '../exchange/envelope';
import type { BeaconLog } from './beacon-log';
import { readBeacons } from './read-beacons';

export interface BeaconDeps {
  readonly beacons: BeaconLog;
  readonly ownOrigins: readonly string[];
  readonly trustedProxies: number;
  readonly show: boolean;
}

const MOST_BODY_BYTES = 32_000;
const MOST_A_MINUTE = 120;

export async function beaconRoutes(
  app: FastifyInstance,
  { beacons, ownOrigins, trustedProxies, show }: BeaconDeps,
): Promise<void> {
  const keyGenerator = ({ raw }: FastifyRequest) => callerOf(raw, trustedProxies).ip;
  await app.register(rateLimit, { global: false, keyGenerator });
  // As text whatever it is called: browsers have three names for a report, and sendBeacon sends plain text.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BODY_BYTES }, (_request, body, done) =>
    done(null, body),
  );

  const limited = { rateLimit: { max: MOST_A_MINUTE, timeWindow: '1 minute' } };
  app.post<{ Body: string | undefined }>(
    '/beacon',
    { bodyLimit: MOST_BODY_BYTES, config: limited },
    (request, reply) => {
      if (isForeign(request.headers, ownOrigins)) {
        refuseCall(reply, 403, FOREIGN);
        return reply;
      }
      const read = readBeacons(request.body ?? '');
      for (const { kind, said } of read) beacons.add(kind, said, new Date());
      return reply.code(read.length === 0 ? 400 : 204).send();
    },
  );

  if (!show) return;
  app.get<{ Querystring: { since?: string } }>('/beacons', (request, reply) => {
    const found = beacons.since(Number(request.query.since ?? 0));
    return reply.header('cache-control', 'no-store').send({ beacons: found, counts: beacons.counts() });
  });
}
