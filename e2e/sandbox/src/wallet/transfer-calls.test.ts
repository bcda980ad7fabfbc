import { asId, LANGUAGES, listTransferLog, listTransfers, transfer, wallets } from '@tradefloor/contract';
import { type AccountKind, add, amount, compare, isPositive, TRANSFER_CAP } from '@tradefloor/money';
import * as fc from 'fast-check';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const USDT = asId<never>(3);
const ACCOUNTS = ['legal', 'change', 'lever', 'micro'] as const;

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('trader');
}, STARTING_MS);
afterAll(() => exchange.close());

async function held(account: AccountKind, name = 'USDT') {
  const overview = await exchange.get(wallets, {}, { token });
  const row = overview.change.rows.find(({ currencyName }) => currencyName === name);
  if (!row) throw new Error(`No ${name}.`);
  return row.held[account].available;
}
const move = (from: AccountKind, to: AccountKind, number: string, currencyId = USDT) =>
  exchange.ask(transfer, { amount: amount(number), currencyId, from, to }, { token });

it('moves between accounts, and is told in every list', async () => {
  const before = { change: await held('change'), micro: await held('micro') };
  await exchange.get(transfer, { amount: amount('12.5'), currencyId: USDT, from: 'change', to: 'micro' }, { token });
  expect(await held('micro')).toBe(add(before.micro, amount('12.5')));
  expect(await held('change')).toBe(add(before.change, amount('-12.5')));
  const { rows } = await exchange.get(listTransfers, {}, { token });
  expect(rows[0]).toMatchObject({ type: 'change-to-micro', amount: '12.5', account: 'micro', currencyName: 'USDT' });
  const log = await exchange.get(listTransferLog, { kind: 'transfer' }, { token, language: 'zh' });
  expect(log.rows.slice(0, 2).map(({ account, value }) => [account, value])).toEqual([
    ['change', '-12.5'],
    ['micro', '12.5'],
  ]);
  expect(log.rows[0]?.info).toBe('现货账户 → 秒合约账户');
});

it.each([
  ['to itself', 'legal', 'legal', '100', '“to_field” must be different.'],
  ['more than there is', 'micro', 'change', '90000', 'Insufficient balance. Transfer or deposit USDT.'],
  ['above the cap', 'micro', 'change', '99999999.00000001', 'The maximum per transfer is 99999999.'],
  ['finer than the currency', 'micro', 'change', '1.123456789', 'USDT amounts can have at most 8 decimals.'],
  ['too little to leverage', 'legal', 'lever', '99.99', 'minimum transfer from fiat to leverage is 100 USDT.'],
] as const)('refuses a transfer %s', async (_, from, to, number, message) => {
  const before = await Promise.all(ACCOUNTS.map(account => held(account)));
  expect(await move(from, to, number)).toMatchObject({ kind: 'refused', message: expect.stringContaining(message) });
  expect(await Promise.all(ACCOUNTS.map(account => held(account)))).toEqual(before);
});

it('refuses an account that does not hold the currency', async () => {
  expect(await move('change', 'legal', '1', asId<never>(4))).toMatchObject({ message: 'This account holds no SOL.' });
  expect(await move('change', 'legal', '1', asId<never>(444))).toMatchObject({ kind: 'refused' });
});

it('takes multiples of 100 in the older form (wallet.exchange-step)', async () => {
  const older = (number: string) =>
    exchange.ask(transfer, { amount: amount(number), currencyId: USDT, way: 'legal-to-lever' }, { token });
  expect(await older('150')).toMatchObject({ message: 'The amount must be a multiple of 100.' });
  const before = await held('lever');
  expect(await older('200')).toMatchObject({ kind: 'ok' });
  expect(await held('lever')).toBe(add(before, amount('200')));
});

it('refuses in each language', async () => {
  const said = await Promise.all(
    LANGUAGES.map(async language => {
      const wish = { amount: amount('5'), currencyId: USDT, from: 'legal', to: 'lever' } as const;
      const outcome = await exchange.ask(transfer, wish, { token, language });
      return outcome.kind === 'refused' ? outcome.message : '';
    }),
  );
  expect(new Set(said).size).toBe(LANGUAGES.length);
});

it('never makes or loses money, whatever is asked', async () => {
  const total = async () =>
    (await Promise.all(ACCOUNTS.map(account => held(account)))).reduce((sum, part) => add(sum, part));
  const before = await total();
  const number = fc
    .tuple(
      fc.constantFrom('0', '1', '37', '100', '2500', '99999999', '100000000'),
      fc.constantFrom('', '.5', '.00000001'),
    )
    .map(([whole, rest]) => amount(whole + rest));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ACCOUNTS),
      fc.constantFrom(...ACCOUNTS),
      number.filter(isPositive),
      async (from, to, asked) => {
        const [own, other] = [await held(from), await held(to)];
        const outcome = await move(from, to, asked);
        const mayGo =
          from !== to &&
          compare(asked, own) <= 0 &&
          compare(asked, TRANSFER_CAP) <= 0 &&
          (from !== 'legal' || to !== 'lever' || compare(asked, amount('100')) >= 0);
        expect(outcome.kind === 'ok').toBe(mayGo);
        expect(await held(to)).toBe(mayGo ? add(other, asked) : other);
        expect(await total()).toBe(before);
      },
    ),
    { numRuns: 40 },
  );
});

it('has one effect for one key', async () => {
  const before = await held('lever');
  const wish = { amount: amount('300'), currencyId: USDT, from: 'legal', to: 'lever' } as const;
  const answers = await Promise.all([1, 2, 3].map(() => exchange.ask(transfer, wish, { token, key: 'move-once' })));
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
  expect(await held('lever')).toBe(add(before, amount('300')));
});
