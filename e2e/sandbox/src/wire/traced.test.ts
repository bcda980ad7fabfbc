import { requestOf, signIn } from '@tradefloor/contract';
import { openTelemetry, telemetryFrom } from '@tradefloor/telemetry';
import { SampleCollector } from '@tradefloor/telemetry/sample-collector';
import { DEMO_PASSWORD } from '../demo/demo-members';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

it(
  'tells a call as a part of the gateway’s, its commit as a part of the call, and nothing of whose it was',
  async () => {
    const collector = await SampleCollector.open();
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    const telemetry = await openTelemetry(telemetryFrom(env, 'tradefloor-exchange'), () => undefined);
    const exchange = await TestExchange.open({ telemetry });
    // It begins a session, which is stored before it is told.
    const asked = { account: 'trader@tradefloor.test', password: DEMO_PASSWORD };
    const { method, url, headers, body } = requestOf(signIn, asked, { language: 'en', token: null, now: 0 });
    const traceparent = `00-${TRACE}-${PARENT}-01`;
    const answer = await fetch(exchange.url + url, { method, headers: { ...headers, traceparent }, body });
    expect(await answer.json()).toMatchObject({ type: 'ok' });
    await exchange.close();
    await telemetry?.close();
    await collector.close();
    const spans = collector.spans.filter(({ traceId }) => traceId === TRACE);
    const call = spans.find(({ kind }) => kind === 2);
    expect(call).toMatchObject({ name: `POST ${signIn.path}`, parentSpanId: PARENT });
    const commits = spans.filter(({ name }) => name === 'commit');
    expect(commits.length).toBeGreaterThan(0);
    expect(commits.map(({ parentSpanId }) => parentSpanId)).toEqual(commits.map(() => call?.spanId));
    expect(collector.said).not.toMatch(new RegExp(`trader|${DEMO_PASSWORD}`));
  },
  STARTING_MS,
);
