import type { FastifyInstance } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { notFound } from '../files/send-file';
import type { Metrics } from './metrics';

/** To everybody in development; in production to whoever brings the token, and where none is set, to nobody. */
export type MetricsFor = { readonly kind: 'anyone' | 'nobody' } | { readonly kind: 'token'; readonly token: string };

export interface MetricsRouteDeps {
  readonly metrics: Metrics;
  readonly shownTo: MetricsFor;
  /** What other gateways have been told, a text each. */
  readonly others: () => Promise<readonly string[]>;
}

/** `/metrics` is of this gateway; `/metrics/all` is what tabs have told it and all that it knows of, each once. */
export function metricsRoute(app: FastifyInstance, { metrics, shownTo, others }: MetricsRouteDeps): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request.url, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });

  const offer = (address: string, text: () => Promise<string>) =>
    app.get(address, async (request, reply) => {
      if (!mayRead(shownTo, request.headers.authorization)) return notFound(reply);
      return reply
        .header('cache-control', 'no-store')
        .type(metrics.contentType)
        .send(await text());
    });
  offer('/metrics', () => metrics.text());
  offer('/metrics/all', async () => metrics.all(await others()));
}

function mayRead(shownTo: MetricsFor, authorization = ''): boolean {
  if (shownTo.kind !== 'token') return shownTo.kind === 'anyone';
  const given = Buffer.from(authorization);
  const wanted = Buffer.from(`Bearer ${shownTo.token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
