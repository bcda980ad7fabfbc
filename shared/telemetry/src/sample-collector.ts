import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

export interface ToldSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly service: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status?: { readonly code: number };
}

/** For tests: takes OTLP in JSON, and keeps what it was told. */
export class SampleCollector {
  readonly spans: ToldSpan[] = [];
  readonly metrics: Array<{ readonly name: string }> = [];
  /** All bodies as they came. */
  said = '';

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(): Promise<SampleCollector> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const collector = new SampleCollector(
      server,
      `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`,
    );
    server.on('request', (request, response) => {
      let body = '';
      request.on('data', chunk => (body += String(chunk)));
      request.on('end', () => {
        collector.#take(body);
        response.end('{}');
      });
    });
    return collector;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  #take(body: string): void {
    this.said += body;
    const { resourceSpans = [], resourceMetrics = [] } = JSON.parse(body);
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes[0].value.stringValue;
      for (const { spans } of scopeSpans) for (const span of spans) this.spans.push({ ...span, service });
    }
    for (const { scopeMetrics } of resourceMetrics)
      for (const { metrics } of scopeMetrics) this.metrics.push(...metrics);
  }
}
