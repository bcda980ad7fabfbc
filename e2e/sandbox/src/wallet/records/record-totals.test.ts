import { asId, asInstant, listAccountRecords, listTransferLog, type LogEntry, wallets } from '@tradefloor/contract';
import { totalRecords } from '@tradefloor/contract/ext';
import { add, amount, isNegative, neg, sub, sum } from '@tradefloor/money';
import { DAY } from '../../clock/clock';
import { STARTING_MS, TestExchange } from '../../testing/test-exchange';

const USDT = asId<never>(3);

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('trader');
}, STARTING_MS);
afterAll(() => exchange.close());

type Wish = Parameters<typeof asked>[0];
const asked = (wish: object) => exchange.get(totalRecords, wish, { token });

async function every(wish: Wish): Promise<readonly LogEntry[]> {
  const rows: LogEntry[] = [];
  for (let page = 1; ; page += 1) {
    const part = await exchange.get(listTransferLog, { ...wish, page, limit: 100 }, { token });
    rows.push(...part.rows);
    if (part.rows.length === 0 || rows.length >= (part.total ?? 0)) return rows;
  }
}

const isDone = ({ status }: LogEntry) => [null, 'chain-success', 'in-station-success'].includes(status);

it.each(['legal', 'change', 'lever', 'micro'] as const)(
  'come to what the %s account holds (wallet.record-totals)',
  async account => {
    const overview = await exchange.get(wallets, {}, { token });
    for (const { currencyName, received, spent } of await asked({ account })) {
      const held = overview[account].rows.find(row => row.currencyName === currencyName)?.held[account];
      expect([currencyName, sub(received, spent)]).toEqual([
        currencyName,
        add(held?.available ?? amount('0'), held?.locked ?? amount('0')),
      ]);
    }
  },
);

it.each([{}, { kind: 'transfer' }, { kind: 'withdrawal' }, { account: 'micro', currencyId: USDT }] as const)(
  'of %j are the sums of the rows on all pages (wallet.record-totals)',
  async wish => {
    const rows = (await every(wish)).filter(isDone);
    expect(rows.length).toBeGreaterThan(0);
    for (const { currencyName, received, spent } of await asked(wish)) {
      const values = rows.filter(row => row.currencyName === currencyName).map(({ value }) => value);
      expect(sum(values.filter(value => !isNegative(value)))).toBe(received);
      expect(sum(values.filter(isNegative).map(neg))).toBe(spent);
    }
  },
);

it('are of a span: from a moment, and before another', async () => {
  const now = exchange.core.clock.now();
  const [from, middle, to] = [60, 20, 0].map(days => asInstant(now - days * DAY + 1));
  const usdt = { kind: 'transfer', account: 'micro', currencyId: USDT } as const;
  const whole = await every({ ...usdt, from, to });
  const parts = [...(await every({ ...usdt, from: middle, to })), ...(await every({ ...usdt, from, to: middle }))];
  expect(parts).toEqual(whole);
  expect(whole.length).toBeGreaterThan(parts.length / 2);
  expect((await every({ ...usdt, from: middle })).length).toBeLessThan(whole.length);
  const [all] = await asked({ ...usdt, from, to });
  const [earlier] = await asked({ ...usdt, from, to: middle });
  const [recent] = await asked({ ...usdt, from: middle, to });
  expect(all?.received).toBe(add(earlier?.received ?? amount('0'), recent?.received ?? amount('0')));
});

it('tell of a withdrawal what it cost, where it went, and how far it is', async () => {
  const { rows } = await exchange.get(listAccountRecords, { account: 'legal', kind: 'withdrawal' }, { token });
  expect(rows.find(({ value }) => value === '-2500')).toMatchObject({
    network: 'trc20',
    fee: '2.5',
    status: 'chain-success',
    confirmations: 1,
    confirmationsNeeded: 1,
  });
});
