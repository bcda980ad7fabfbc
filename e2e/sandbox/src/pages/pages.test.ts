import { asId, LANGUAGES, requestDeposit } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';
import { CURRENCIES } from '../market/currency';
import { allArticles } from '../news/library';
import { htmlOf } from '../news/article';
import { COIN_MARKS } from './coin-marks';
import { logoOf } from './logo';

describe('an exchange in production', () => {
  let exchange: TestExchange;
  beforeAll(async () => {
    exchange = await TestExchange.open({ production: true, simulation: false });
  }, STARTING_MS);
  afterAll(() => exchange.close());

  it.each([
    ['GET', '/mailbox'],
    ['GET', '/__test/state'],
    ['POST', '/__test/clock'],
  ])('has no %s %s', async (method, path) => {
    expect((await fetch(exchange.url + path, { method })).status).toBe(404);
  });

  it('takes nobody’s word for a deposit', async () => {
    const token = await exchange.tokenOf('trader');
    const wish = { currencyId: asId<never>(3), amount: amount('500'), depositAddress: 'trc20' };
    expect(await exchange.ask(requestDeposit, wish, { token })).toMatchObject({
      message: expect.stringMatching(/^Deposits can’t be claimed/),
    });
  });

  it.each([
    ['/docs', 'text/html'],
    ['/docs/openapi.json', 'application/json'],
    ['/healthz', 'application/json'],
    ['/api/files/logo/BTC.svg', 'image/svg+xml'],
    ['/api/files/thumbnail/301.svg', 'image/svg+xml'],
    ['/api/qrcode?text=hello', 'image/svg+xml'],
  ])('serves %s as %s', async (path, type) => {
    const answer = await fetch(exchange.url + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain(type);
  });

  it.each(['/api/files/logo/../../core.ts', '/api/files/logo/NOPE.svg', '/api/files/thumbnail/9.svg'])(
    'has nothing at %s',
    async path => {
      expect((await fetch(exchange.url + path)).status).toBe(404);
    },
  );
});

test('every currency has a mark of its own', () => {
  expect(Object.keys(COIN_MARKS).toSorted()).toEqual(CURRENCIES.map(({ name }) => name).toSorted());
  expect(new Set(Object.values(COIN_MARKS)).size).toBe(CURRENCIES.length);
  for (const currency of CURRENCIES) expect(logoOf(currency)).not.toContain('#disc');
});

describe('the articles', () => {
  it('are as many as the shell shows', () => {
    const counts = new Map<string, number>();
    for (const { column } of allArticles()) counts.set(column, (counts.get(column) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      banner: 6,
      notices: 28,
      help: 6,
      about: 4,
      fees: 2,
      agreements: 2,
      features: 4,
    });
  });

  it('say something of their own in six languages', () => {
    for (const { texts, id } of allArticles()) {
      const titles = LANGUAGES.map(language => texts[language][0]);
      expect(new Set(titles).size).toBeGreaterThan(3);
      const lengths = LANGUAGES.map(language => texts[language].length);
      expect({ id, lengths: new Set(lengths).size }).toEqual({ id, lengths: 1 });
    }
  });

  it('can not carry a script', () => {
    expect(htmlOf(['', '', '<img src=x onerror=alert(1)>', '- a & b', '- c'])).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt;</p><ul><li>a &amp; b</li><li>c</li></ul>',
    );
  });
});
