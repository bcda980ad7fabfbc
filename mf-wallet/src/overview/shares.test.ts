import { amount, compare, decimal, isNegative, sum } from '@tradefloor/money';
import * as fc from 'fast-check';
import { aRow, theWallets } from '@tradefloor/platform/testing';
import { sharesByAccount, sharesByCurrency } from './shares';

const anAmount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 0, max: 99_999_999 }))
  .map(([whole, rest]) => `${whole}.${String(rest).padStart(8, '0')}`);

it('adds up to a hundred whatever is held, each share at most a hundredth off (wallet.shares-whole)', () => {
  fc.assert(
    fc.property(
      fc.array(anAmount, { minLength: 1, maxLength: 12 }),
      fc.array(anAmount, { maxLength: 2 }),
      (spot, lever) => {
        const held = theWallets({
          change: spot.map((text, at) => aRow(`C${at}`, 'change', [text, '0'])),
          lever: lever.map((text, at) => aRow(`C${at}`, 'lever', [text, '0.00000001'])),
        });
        for (const shares of [sharesByAccount(held), sharesByCurrency(held)]) {
          const percents = shares.map(({ percent }) => percent);
          const isNothing = shares.every(({ usdt }) => compare(usdt, amount('0')) === 0);
          expect(sum(percents)).toBe(isNothing ? '0' : '100');
          expect(percents.some(isNegative)).toBe(false);
        }
      },
    ),
  );
});

it('gives thirds of it all as a hundred, and nothing to what is empty', () => {
  const held = theWallets({
    change: ['A', 'B', 'C'].map(name => aRow(name, 'change', ['1', '0'])),
    legal: [aRow('A', 'legal', ['0', '0'])],
  });
  expect(sharesByCurrency(held).map(({ percent }) => percent)).toEqual(['33.33', '33.33', '33.34']);
  expect(sharesByAccount(held).map(({ percent }) => percent)).toEqual([decimal('100'), '0', '0', '0']);
  expect(sharesByAccount(theWallets({})).map(({ percent }) => percent)).toEqual(['0', '0', '0', '0']);
});
