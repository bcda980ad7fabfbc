import { setTimeout as pause } from 'node:timers/promises';
import { type Figure, openTelemetry, type Telemetry, telemetryFrom } from '.';
import { SampleCollector } from './sample-collector';

let collector: SampleCollector;
let telemetry: Telemetry;
let said: string[];
beforeEach(async () => {
  said = [];
  collector = await SampleCollector.open();
});
afterEach(() => collector.close());

async function opened(env: Record<string, string> = {}): Promise<Telemetry> {
  const settings = telemetryFrom({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env }, 'a-service');
  const made = await openTelemetry(settings, line => said.push(line));
  if (made === null) throw new Error('Nobody listens.');
  telemetry = made;
  return made;
}

it('is nothing where nobody listens', async () => {
  expect(await openTelemetry(telemetryFrom({}, 'a-service'), () => undefined)).toBeNull();
});

it.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', '127.0.0.1:4318'],
  ['OTEL_TRACES_SAMPLER_ARG', 'all'],
  ['OTEL_METRIC_EXPORT_INTERVAL', '0'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Basic 100%'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a name=value'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://me:word@127.0.0.1:4318'],
])('says what is wrong with %s=%s', (name, value) => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', [name]: value };
  expect(() => telemetryFrom(env, 'a-service')).toThrow(name);
});

it('takes what is set to nothing for what is not set', () => {
  const set = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  const names = ['TRACES_SAMPLER_ARG', 'METRIC_EXPORT_INTERVAL', 'EXPORTER_OTLP_HEADERS', 'SERVICE_NAME'];
  const empty = Object.fromEntries(names.map(name => [`OTEL_${name}`, '']));
  expect(telemetryFrom({ ...set, ...empty }, 'a-service')).toEqual(telemetryFrom(set, 'a-service'));
});

it('tells spans that are parts of each other, also of what began elsewhere', async () => {
  await opened();
  const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const call = telemetry.begin('call', { kind: 'server', parent, attributes: { 'http.request.method': 'POST' } });
  const stored = await telemetry.within(call, async () => {
    await Promise.resolve();
    return telemetry.during('commit', async () => 7);
  });
  call.end({ isFault: true, attributes: { 'http.response.status_code': 502 } });
  call.end({ isFault: false });
  // Part of nothing: not told.
  await telemetry.during('commit', async () => stored);
  await telemetry.close();
  const [commit, told] = collector.spans;
  expect(collector.spans).toHaveLength(2);
  expect(told).toMatchObject({
    name: 'call',
    service: 'a-service',
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
    kind: 2,
    status: { code: 2 },
    attributes: [
      { key: 'http.request.method', value: { stringValue: 'POST' } },
      { key: 'http.response.status_code', value: { intValue: '502' } },
    ],
  });
  expect(commit).toMatchObject({ name: 'commit', traceId: told?.traceId, parentSpanId: told?.spanId, kind: 1 });
  expect(BigInt(commit?.startTimeUnixNano ?? 0)).toBeGreaterThanOrEqual(BigInt(told?.startTimeUnixNano ?? 0));
});

it('begins anew where the parent is none, and tells a share of what begins', async () => {
  await opened({ OTEL_TRACES_SAMPLER_ARG: '0' });
  for (const parent of ['nonsense', `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`, 7, undefined]) {
    const span = telemetry.begin('call', { kind: 'server', parent });
    expect(span.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    span.end({ isFault: false });
  }
  await telemetry.close();
  expect(collector.spans).toEqual([]);
});

it('tells figures: sums, gauges, and ranges that hold only what is in them', async () => {
  await opened({ OTEL_METRIC_EXPORT_INTERVAL: '100' });
  const bucket = (le: number | string, value: number) => ({
    value,
    labels: { le, to: 'page' },
    metricName: 'took_bucket',
  });
  const figures: Figure[] = [
    { name: 'reports_total', help: 'Reports.', type: 'counter', values: [{ value: 3, labels: { kind: 'crash' } }] },
    { name: 'open_tabs', help: 'Tabs.', type: 'gauge', values: [{ value: 2, labels: {} }] },
    {
      name: 'took',
      help: 'Seconds.',
      type: 'histogram',
      values: [
        bucket(0.1, 4),
        bucket(0.5, 6),
        bucket('+Inf', 7),
        { value: 2.5, labels: { to: 'page' }, metricName: 'took_sum' },
        { value: 7, labels: { to: 'page' }, metricName: 'took_count' },
      ],
    },
  ];
  telemetry.follow(async () => figures);
  while (collector.metrics.length === 0) await pause(10);
  await telemetry.close();
  expect(collector.metrics.slice(0, 3)).toMatchObject([
    { name: 'reports_total', sum: { isMonotonic: true, aggregationTemporality: 2, dataPoints: [{ asDouble: 3 }] } },
    { name: 'open_tabs', gauge: { dataPoints: [{ asDouble: 2 }] } },
    {
      name: 'took',
      histogram: {
        dataPoints: [{ count: '7', sum: 2.5, explicitBounds: [0.1, 0.5], bucketCounts: ['4', '2', '1'] }],
      },
    },
  ]);
});

it('keeps only so much for a collector that is away, and says so once', async () => {
  await opened({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  for (let count = 0; count < 5_000; count += 1) telemetry.begin('call', { kind: 'server' }).end({ isFault: false });
  await telemetry.close();
  expect(said).toEqual([expect.stringMatching(/^OTEL_EXPORTER_OTLP_ENDPOINT takes nothing: bad port/)]);
  await opened();
  for (let count = 0; count < 5_000; count += 1) telemetry.begin('call', { kind: 'server' }).end({ isFault: false });
  await telemetry.close();
  expect(collector.spans).toHaveLength(2_048);
});
