import { asInstant, type Instant, wallets } from '@tradefloor/contract';
import { balanceHistory, readStatement, type StatementLine } from '@tradefloor/contract/ext';
import { add, type Amount, amount, isNegative, isPositive, mul, sub, sum, ZERO } from '@tradefloor/money';
import { DAY } from '../../clock/clock';
import { STARTING_MS, TestExchange } from '../../testing/test-exchange';

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('trader');
}, STARTING_MS);
afterAll(() => exchange.close());

/** Before there was anything. */
const BEGAN = Date.UTC(2020, 0, 1);
const now = () => exchange.core.clock.now();
const read = (from: number, to: number, page = 1) =>
  exchange.get(readStatement, { from: asInstant(from), to: asInstant(to), page }, { token });

async function every(from: number, to: number): Promise<readonly StatementLine[]> {
  const lines: StatementLine[] = [];
  for (let page = 1; ; page += 1) {
    const part = await read(from, to, page);
    lines.push(...part.lines);
    if (part.lines.length === 0 || lines.length >= part.total) return lines;
  }
}

/** By currency, over the four accounts. */
async function heldNow(): Promise<ReadonlyMap<string, Amount>> {
  const overview = await exchange.get(wallets, {}, { token });
  const held = new Map<string, Amount>();
  for (const account of ['legal', 'change', 'lever', 'micro'] as const) {
    for (const row of overview[account].rows) {
      const { available, locked } = row.held[account];
      held.set(row.currencyName, add(held.get(row.currencyName) ?? ZERO, add(available, locked)));
    }
  }
  return held;
}

it('closes at what the ledger holds, and every line adds up to it (wallet.statement-sums)', async () => {
  const to = now() + 1;
  const { balances } = await read(BEGAN, to);
  const held = await heldNow();
  expect(balances.length).toBeGreaterThan(3);
  for (const { currencyName, opening, closing } of balances) {
    expect([currencyName, opening, closing]).toEqual([currencyName, '0', held.get(currencyName)]);
  }
  const lines = await every(BEGAN, to);
  for (const { currencyName, closing, received, spent } of balances) {
    const own = lines.filter(line => line.currencyName === currencyName);
    expect(sum(own.map(line => line.amount))).toBe(closing);
    expect(own.at(-1)?.balance).toBe(closing);
    expect(sub(received, spent)).toBe(closing);
    expect(isNegative(received) || isNegative(spent)).toBe(false);
  }
});

it('says how many lines there are beyond the last page too', async () => {
  const to = now() + 1;
  const { total } = await read(BEGAN, to);
  expect(total).toBeGreaterThan(0);
  expect(await read(BEGAN, to, 1_000)).toMatchObject({ lines: [], total });
});

it('parts at any moment: what one span closes with, the next one opens with', async () => {
  const [middle, end] = [now() - 20 * DAY, now() + 1];
  const before = new Map((await read(BEGAN, middle)).balances.map(row => [row.currencyName, row.closing]));
  const { balances } = await read(middle, end);
  for (const { currencyName, opening, received, spent, closing } of balances) {
    expect(opening).toBe(before.get(currencyName) ?? '0');
    expect(add(opening, sub(received, spent))).toBe(closing);
  }
  const lines = await every(middle, end);
  expect(lines.every(({ at }) => at >= middle && at < end)).toBe(true);
  expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).toSorted((one, other) => one - other));
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
});

it('counts what only changes accounts as neither received nor spent', async () => {
  const lines = await every(BEGAN, now() + 1);
  const transfer = lines.find(({ kind }) => kind === 'transfer');
  if (!transfer) throw new Error('The demo has transferred nothing.');
  const { balances } = await read(transfer.at, transfer.at + 1);
  expect(balances.find(row => row.currencyName === transfer.currencyName)).toMatchObject({ received: '0', spent: '0' });
  const both = lines.filter(({ at, kind }) => at === transfer.at && kind === 'transfer');
  expect(sum(both.map(line => line.amount))).toBe('0');
});

it('shows nobody what is another one’s, and needs a span', async () => {
  const newcomer = await exchange.tokenOf('newcomer');
  const span = { from: asInstant(BEGAN), to: asInstant(now() + 1) };
  const theirs = await exchange.get(readStatement, span, { token: newcomer });
  expect(theirs).toMatchObject({ balances: [{ currencyName: 'USDT', closing: '1000' }], total: 1 });
  expect(await exchange.ask(readStatement, span, {})).not.toMatchObject({ kind: 'ok' });
  expect(await exchange.ask(readStatement, { from: span.to, to: span.from }, { token })).toMatchObject({
    kind: 'refused',
  });
});

describe('what it all was worth (wallet.worth-history)', () => {
  it('ends at what it is worth now', async () => {
    const { legal, change, lever, micro } = await exchange.get(wallets, {}, { token });
    const points = await exchange.get(balanceHistory, { days: 7 }, { token });
    expect(points).toHaveLength(8);
    expect(points.at(-1)?.usdt).toBe(sum([legal, change, lever, micro].map(wallet => wallet.usdtTotal)));
  });

  it('has each midnight’s balances at that midnight’s price', async () => {
    const points = await exchange.get(balanceHistory, { days: 90 }, { token });
    expect(points).toHaveLength(91);
    const midnight: Instant = points[80]?.at ?? asInstant(0);
    expect(midnight % DAY).toBe(0);
    const { balances } = await read(BEGAN, midnight);
    let worth = ZERO;
    for (const { currencyName, closing } of balances) {
      const market = exchange.core.hall.called(`${currencyName}/USDT`);
      const close = market?.days.between(midnight - DAY, midnight - 1).at(-1)?.close ?? 0;
      const scale = market?.pair.priceScale ?? 0;
      worth = add(worth, market ? mul(closing, amount((close / 10 ** scale).toFixed(scale))) : closing);
    }
    expect(Number(points[80]?.usdt)).toBeCloseTo(Number(worth), 6);
    // Before the account was opened there was nothing.
    expect(points[0]?.usdt).toBe('0');
    expect(points.slice(40).every(({ usdt }) => isPositive(usdt))).toBe(true);
  });
});
