import { signIn } from '@tradefloor/contract';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

/** A hundred at once. */
const CALLS_PER_SECOND = 10;

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open({ guestCallsPerSecond: CALLS_PER_SECOND });
}, STARTING_MS);
afterAll(() => exchange.close());

const nested = (bytes: number): string => `{"user_string":${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}}`;
const JSON_BODY = { 'content-type': 'application/json' };

function post(from: string, body: string | FormData, headers: Record<string, string> = JSON_BODY) {
  return fetch(exchange.url + signIn.path, { method: 'POST', headers: { ...headers, 'x-forwarded-for': from }, body });
}

async function statuses(times: number, ask: () => Promise<Response>): Promise<number[]> {
  const found: number[] = [];
  while (found.length < times) found.push((await ask()).status);
  return found;
}

describe('what has to be read for a call (exchange.large-bodies)', () => {
  it('counts as several where it is large: brackets without end hold nobody up', async () => {
    const large = () => post('198.51.100.1', nested(300_000));
    expect(await statuses(3, large)).toEqual([200, 429, 429]);
    const refused = await large();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1);
    expect(await refused.json()).toMatchObject({
      type: 'error',
      message: expect.stringContaining('Too many requests'),
    });
  });

  it('counts as one where it is a form as people fill it in, or a picture', async () => {
    expect(await statuses(20, () => post('198.51.100.2', nested(2_000)))).not.toContain(429);
    const picture = () => {
      const form = new FormData();
      form.append('user_string', new Blob([new Uint8Array(300_000)]), 'a.png');
      return post('198.51.100.3', form, {});
    };
    expect(await statuses(5, picture)).not.toContain(429);
  });
});
