import { type Call, isMalformed, LANGUAGES } from '@tradefloor/contract';
import { calls } from '@tradefloor/contract/routes';
import { anyWire } from '@tradefloor/contract/testing';
import * as fc from 'fast-check';
import { keyOf } from '../../ledger/account';
import { STARTING_MS, type TestExchange } from '../test-exchange';
import { offeredCalls } from '../../wire/route-table';

const AT_A_TIME = 16;
const MOST_A_BODY_MS = 50;

type AnyCall = Call<unknown, unknown>;
const everyCall: readonly AnyCall[] = Object.values(calls);
const propertiesOf = (call: AnyCall): string[] => {
  const json: { readonly properties?: object } = call.payload.json?.() ?? {};
  return Object.keys(json.properties ?? {});
};
const offered = everyCall.filter(
  call => offeredCalls.includes(call.name) && call.body === 'form' && propertiesOf(call).length > 0,
);

const hostile = fc.oneof(
  fc.constantFrom(
    '',
    '-1',
    '-0.1',
    '1e9',
    '0x10',
    'NaN',
    'Infinity',
    '0',
    '1,5',
    '１２',
    '٣',
    '1'.repeat(30),
    '9'.repeat(400),
  ),
  fc.constantFrom(
    '0.0000000000000000001',
    "'; drop table member; --",
    '\u0000',
    '../..',
    'null',
    '[]',
    '{"a":1}',
    '💥',
  ),
  fc.constantFrom('__proto__', 'constructor', 'a'.repeat(2_000)),
  fc.string({ maxLength: 40, unit: 'binary' }),
);

interface Body {
  readonly call: AnyCall;
  readonly wire: Readonly<Record<string, string>>;
}

/** What fits, with one or two fields that do not, or are not there. */
const body: fc.Arbitrary<Body> = fc
  .constantFrom(...offered)
  .chain(call =>
    fc.record({
      call: fc.constant(call),
      fitting: anyWire(call.payload.json?.() ?? {}),
      spoilt: fc.dictionary(fc.constantFrom(...propertiesOf(call)), fc.option(hostile), { minKeys: 1, maxKeys: 2 }),
    }),
  )
  .map(({ call, fitting, spoilt }) => {
    const wire = Object.entries({ ...Object(fitting), ...spoilt }).filter(([, value]) => value !== null);
    return { call, wire: Object.fromEntries(wire.map(([name, value]) => [name, String(value)])) };
  })
  .filter(({ call, wire }) => isRefused(call, wire));

function isRefused(call: AnyCall, wire: object): boolean {
  try {
    call.payload.decode(wire);
    return false;
  } catch (problem) {
    return isMalformed(problem);
  }
}

/** So many bodies that no call's schema takes, over every call. */
export function badInput(count: number, open: () => Promise<TestExchange>): void {
  let exchange: TestExchange;
  let token: string;
  beforeAll(async () => {
    exchange = await open();
    token = await exchange.tokenOf('trader');
  }, STARTING_MS);
  afterAll(() => exchange.close());

  const ledger = (): string[] =>
    [...exchange.core.ledger.all()].map(({ holding, units }) => `${keyOf(holding)} ${units}`);

  async function send({ call, wire }: Body, lang: string): Promise<{ status: number; text: string }> {
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(wire[name] ?? 'none') || 'none');
    const form = new URLSearchParams(wire);
    const answer = await fetch(exchange.url + path + (call.method === 'GET' ? `?${form.toString()}` : ''), {
      method: call.method,
      headers: { lang, authorization: token },
      ...(call.method === 'POST' ? { body: form } : {}),
    });
    return { status: answer.status, text: await answer.text() };
  }

  it(
    `answers ${count} malformed bodies with a sentence each, and moves nothing`,
    async () => {
      const bodies = fc.sample(body, count);
      const before = ledger();
      const strange: unknown[] = [];
      for (let first = 0; first < count; first += AT_A_TIME) {
        await Promise.all(
          bodies.slice(first, first + AT_A_TIME).map(async (one, index) => {
            const { status, text } = await send(one, LANGUAGES[index % LANGUAGES.length] ?? 'en');
            const envelope: { type?: unknown; message?: unknown } = text.startsWith('{') ? JSON.parse(text) : {};
            const isClear =
              envelope.type === 'error' && typeof envelope.message === 'string' && envelope.message !== '';
            // A path may be too odd to be a call at all.
            if (!isClear || (status !== 200 && status !== 404)) strange.push([one.call.name, one.wire, status, text]);
            expect(text).not.toMatch(/Something went wrong|交易所出现问题|交易所出現問題/);
          }),
        );
      }
      expect(strange).toEqual([]);
      await exchange.core.settled();
      expect(ledger()).toEqual(before);
    },
    STARTING_MS + count * MOST_A_BODY_MS,
  );
}
