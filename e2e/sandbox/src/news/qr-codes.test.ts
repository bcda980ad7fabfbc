import { STARTING_MS, TestExchange } from '../testing/test-exchange';
import { QrCodes } from './qr-codes';

const LONG = 'x'.repeat(300);

let exchange: TestExchange;
beforeAll(async () => {
  // Fifteen calls at once: the test has no time for as many more.
  exchange = await TestExchange.open({ guestCallsPerSecond: 1.5 });
}, STARTING_MS);
afterAll(() => exchange.close());

const asked = (text: string) => fetch(`${exchange.url}/api/qrcode?text=${encodeURIComponent(text)}`);

it('are drawn for a few hundred bytes, in whatever script', async () => {
  const answer = await asked('字'.repeat(101));
  expect(await answer.json()).toMatchObject({ type: 'error', message: 'The text is too long.' });
});

it('count by what has to be drawn, and once', async () => {
  expect((await asked(LONG)).status).toBe(200);
  expect((await asked(LONG)).status).toBe(200);
  expect((await asked(`${LONG.slice(1)}y`)).status).toBe(429);
  expect((await asked(LONG)).status).toBe(200);
});

it('are kept by the hundred, the one that was used last the longest', () => {
  const codes = new QrCodes();
  const draw = jest.fn();
  codes.of('first', draw);
  for (let other = 0; other < 299; other += 1) codes.of(`other ${other}`, draw);
  codes.of('first', draw);
  codes.of('one more', draw);
  draw.mockClear();
  codes.of('first', draw);
  expect(draw).not.toHaveBeenCalled();
  expect(codes.size).toBe(300);
});
