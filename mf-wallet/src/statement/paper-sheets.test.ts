import { asId, asInstant } from '@tradefloor/contract';
import type { StatementBalance, StatementLine } from '@tradefloor/contract/ext';
import { abs, add, type Amount, amount, isNegative, sub, sum } from '@tradefloor/money';
import * as fc from 'fast-check';
import { sheetsOf } from './paper-sheets';

const NAMES = ['BTC', 'USDT', 'ETH'];
const units = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).filter(value => value !== 0n);
const moves = fc.array(fc.tuple(fc.constantFrom(...NAMES), units), { maxLength: 40 });

const written = (value: bigint): Amount => {
  const digits = String(value < 0n ? -value : value).padStart(9, '0');
  return amount(`${value < 0n ? '-' : ''}${digits.slice(0, -8)}.${digits.slice(-8)}`.replace(/\.?0+$/, ''));
};

/** A statement as the exchange writes it: each line with what was left after it. */
function stated(made: ReadonlyArray<readonly [string, bigint]>) {
  const balances = new Map<string, Amount>();
  const lines = made.map(([currencyName, value], at): StatementLine => {
    const balance = add(balances.get(currencyName) ?? amount('5'), written(value));
    balances.set(currencyName, balance);
    return {
      id: String(at),
      at: asInstant(at),
      account: 'change',
      currencyName,
      amount: written(value),
      balance,
      kind: 'trade',
      info: '',
    };
  });
  const rows = NAMES.map((currencyName): StatementBalance => {
    const own = lines.filter(line => line.currencyName === currencyName).map(line => line.amount);
    return {
      currencyId: asId(currencyName),
      currencyName,
      opening: amount('5'),
      received: sum(own.filter(value => !isNegative(value))),
      spent: abs(sum(own.filter(isNegative))),
      closing: balances.get(currencyName) ?? amount('5'),
    };
  });
  return { lines, rows };
}

it('has every line once, under its currency, and goes from its opening to its closing (wallet.statement-sums)', () => {
  fc.assert(
    fc.property(moves, made => {
      const { lines, rows } = stated(made);
      const sheets = sheetsOf(rows, lines);
      expect(sheets.flatMap(sheet => sheet.lines.map(({ id }) => id)).toSorted()).toEqual(
        lines.map(({ id }) => id).toSorted(),
      );
      for (const { balance, lines: own } of sheets) {
        expect(own.every(({ currencyName }) => currencyName === balance.currencyName)).toBe(true);
        expect(own.at(-1)?.balance).toBe(balance.closing);
        expect(add(balance.opening, sum(own.map(line => line.amount)))).toBe(balance.closing);
        expect(add(balance.opening, sub(balance.received, balance.spent))).toBe(balance.closing);
      }
    }),
  );
  expect(sheetsOf(stated([]).rows, [])).toEqual([]);
});
