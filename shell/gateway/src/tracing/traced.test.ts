import { telemetryFrom } from '@tradefloor/telemetry';
import { SampleCollector } from '@tradefloor/telemetry/sample-collector';
import { SampleGateway } from '../sample-gateway';
import type { GatewayOptions } from '../settings';

const STRANGERS = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

let collector: SampleCollector;
let gateway: SampleGateway;
/** What the exchange was told of whose part its call is; the gateway’s own question whether it is there is nobody’s. */
let heard: unknown[];

async function opens(endpoint: string, options: Partial<GatewayOptions> = {}): Promise<void> {
  heard = [];
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_METRIC_EXPORT_INTERVAL: '100' };
  gateway = await SampleGateway.open({ telemetry: telemetryFrom(env, 'tradefloor-gateway'), ...options });
  gateway.answer = (request, response) => {
    if (request.url?.startsWith('/api/')) heard.push(request.headers['traceparent']);
    response.end('{"type":"ok","message":{}}');
  };
}

const call = () =>
  gateway.get('/api/order/list?email=ann@example.com', {
    authorization: 'a-token',
    traceparent: STRANGERS,
    cookie: 'tf_draw=7',
  });

beforeEach(async () => {
  collector = await SampleCollector.open();
});
afterEach(async () => {
  await gateway.close();
  await collector.close();
});

it('tells a request by its route, the call within it, and the exchange whose part that is', async () => {
  await opens(collector.url);
  expect((await call()).status).toBe(200);
  while (collector.metrics.length === 0) await call();
  await gateway.stop();
  const [asked] = heard;
  const [, trace = '', span = ''] = /^00-(\w{32})-(\w{16})-01$/.exec(String(asked)) ?? [];
  const inside = collector.spans.find(({ spanId }) => spanId === span);
  const request = collector.spans.find(({ spanId }) => spanId === inside?.parentSpanId);
  expect(inside).toMatchObject({ name: 'exchange', kind: 3, traceId: trace });
  expect(request).toMatchObject({ name: 'GET /api/*', kind: 2, traceId: trace, service: 'tradefloor-gateway' });
  // Nobody outside says whose part it is.
  expect(request?.parentSpanId).toBeUndefined();
  expect(trace).not.toBe(STRANGERS.split('-')[1]);
  expect(collector.metrics.map(({ name }) => name)).toContain('tradefloor_gateway_answer_seconds');
  expect(collector.said).not.toMatch(/ann@|example\.com|a-token|tf_draw|order\/list/);
});

it('is a part of what a proxy of our own began', async () => {
  await opens(collector.url, { trustedProxies: 1 });
  await call();
  await gateway.stop();
  const [, trace, span] = STRANGERS.split('-');
  expect(collector.spans).toContainEqual(expect.objectContaining({ kind: 2, traceId: trace, parentSpanId: span }));
});

it('says which calls the exchange did not answer', async () => {
  await opens(collector.url);
  await gateway.stopExchange();
  expect((await call()).status).toBe(502);
  await gateway.stop();
  expect(collector.spans.map(({ name, status }) => [name, status?.code])).toEqual([
    ['exchange', 2],
    ['GET /api/*', 2],
  ]);
});

it('holds nobody up while the collector is away', async () => {
  await opens('http://127.0.0.1:1');
  const answers = await Promise.all(Array.from({ length: 50 }, call));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

it('passes on nothing where nobody listens, also not what a stranger says', async () => {
  await opens('');
  await call();
  expect(heard).toEqual([undefined]);
});
