import type { Span, Telemetry } from '@tradefloor/telemetry';
import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * A span for each request, by its route, and one within it for what the exchange is asked. Neither tells what was in it:
 * no address, query, body or token.
 */
export class Traced {
  readonly #requests = new WeakMap<object, Span>();
  readonly #calls = new WeakMap<object, Span>();

  constructor(
    private readonly telemetry: Telemetry,
    /** Whether a proxy of our own stands in front: nobody else says whose part a request is. */
    private readonly hasProxy: boolean,
  ) {}

  follow(app: FastifyInstance): void {
    app.addHook('onRequest', (request, _reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      const span = this.telemetry.begin(`${request.method} ${route}`, {
        kind: 'server',
        parent: this.hasProxy ? request.headers['traceparent'] : undefined,
        attributes: { 'http.request.method': request.method, 'http.route': route },
      });
      this.#requests.set(request.raw, span);
      done();
    });
    app.addHook('onResponse', (request, { statusCode }, done) => {
      const attributes = { 'http.response.status_code': statusCode };
      this.#requests.get(request.raw)?.end({ isFault: statusCode >= 500, attributes });
      done();
    });
  }

  /** The exchange is asked now: it is told whose part its own is. */
  asks(request: object, headers: IncomingHttpHeaders): IncomingHttpHeaders {
    const parent = this.#requests.get(request)?.traceparent;
    const call = this.telemetry.begin('exchange', { kind: 'client', parent });
    this.#calls.set(request, call);
    return { ...headers, traceparent: call.traceparent };
  }

  hears(request: object, { isFault }: { readonly isFault: boolean }): void {
    this.#calls.get(request)?.end({ isFault });
  }
}
