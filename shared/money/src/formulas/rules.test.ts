import * as fc from 'fast-check';
import { compare, isNegative, max, sub } from '../arithmetic';
import { amount, decimal, price, ZERO } from '../decimal';
import { anAmount, aDecimal, aPrice } from '../testing/arbitrary';
import { reachesLevelThree, securityLevel, securityPercent } from './account';
import { holdingValue, totalValue } from './assets';
import { c2cNumberFor, c2cTotal, fiatTradingStopped } from './c2c';
import {
  insuranceState,
  microFee,
  microLimitBroken,
  microLimitFrom,
  microLimitReached,
  microProfit,
  microRoom,
  payoutAllowed,
} from './micro';
import { stakingFault, stakingIncome, stakingMaximum } from './staking';
import { isExchangeQuantity, transferFault } from './transfer';
import { receivedOnWithdrawal, withdrawalFault, withdrawalFee } from './withdrawal';

describe('micro', () => {
  test('profit is number × ratio ÷ 100 (micro.open-profit)', () => {
    expect(microProfit(amount('50'), decimal('12.5'))).toBe('6.25');
    expect(microFee(amount('50'), decimal('0.2'))).toBe('0.1');
  });
  test('a claim at half lost, cancelled at 100 % profit, two payouts a day (micro.insurance-ends, micro.payouts-a-day)', () => {
    const insured = amount('100');
    expect(insuranceState(insured, amount('-49.99'))).toBe('holds');
    expect(insuranceState(insured, amount('-50'))).toBe('claim-due');
    expect(insuranceState(insured, amount('99.99'))).toBe('holds');
    expect(insuranceState(insured, amount('100'))).toBe('cancelled');
    expect([payoutAllowed(1), payoutAllowed(2)]).toEqual([true, false]);
  });
  test('a day’s own limit leaves room, is broken and reached, and counts what runs as lost (micro.day-limit)', () => {
    const sums = { staked: amount('300'), result: amount('-40.5'), running: amount('20') };
    const limits = { staked: amount('400'), lost: amount('100') };
    const room = microRoom(limits, sums);
    expect(room).toEqual({ staked: '100', lost: '39.5' });
    expect(microRoom({ staked: null, lost: amount('10') }, sums)).toEqual({ staked: null, lost: '0' });
    expect(microLimitBroken(room, amount('39.3'), amount('0.2'))).toBeNull();
    expect(microLimitBroken(room, amount('39.4'), amount('0.2'))).toBe('lost');
    expect(microLimitBroken({ ...room, lost: null }, amount('100.01'), amount('0'))).toBe('staked');
    const smallest = amount('10');
    expect(microLimitReached(limits, sums, smallest)).toBeNull();
    expect(microLimitReached(limits, { ...sums, staked: amount('390.01') }, smallest)).toBe('staked');
    expect(microLimitReached(limits, { ...sums, result: amount('-90') }, smallest)).toBeNull();
    expect(microLimitReached(limits, { ...sums, result: amount('-90.01') }, smallest)).toBe('lost');
    expect(microLimitReached({ staked: null, lost: null }, sums, smallest)).toBeNull();
  });
  test.each([
    [null, '50', 'today'],
    ['50', '50', 'today'],
    ['50', '49.99', 'today'],
    ['50', '50.01', 'tomorrow'],
    ['50', null, 'tomorrow'],
    [null, null, 'today'],
  ] as const)('a limit of %p that becomes %p counts from %s', (now, wanted, from) =>
    expect(microLimitFrom(now && amount(now), wanted && amount(wanted))).toBe(from),
  );
});

describe('withdrawal (wallet.withdrawal-limits)', () => {
  const limits = {
    min: amount('10'),
    max: amount('1000'),
    day: amount('1500'),
    sentToday: amount('800'),
    available: amount('900'),
    scale: 2,
  };
  test('received is amount − amount × rate ÷ 100, never below 0 (wallet.withdrawal-fee)', () => {
    expect(withdrawalFee(amount('100'), decimal('1.5'))).toBe('1.5');
    expect(receivedOnWithdrawal(amount('100'), decimal('1.5'))).toBe('98.5');
    expect(receivedOnWithdrawal(amount('100'), decimal('150'))).toBe('0');
    fc.assert(
      fc.property(anAmount(), aDecimal({ min: 0n, max: 10_000n }), (number, rate) => {
        const received = receivedOnWithdrawal(number, rate);
        expect(isNegative(received)).toBe(false);
        expect(received).toBe(max(ZERO, sub(number, withdrawalFee(number, rate))));
      }),
    );
  });
  test.each([
    [null, 'missing'],
    ['0', 'missing'],
    ['10.001', 'too-fine'],
    ['9.99', 'below-min'],
    ['1000.01', 'above-max'],
    ['700.01', 'above-day'],
    ['700', null],
  ] as const)('%p is %p', (text, fault) =>
    expect(withdrawalFault(text === null ? null : amount(text), limits)).toBe(fault),
  );
  test('limits of 0 are none, the balance stays one', () => {
    const open = { ...limits, max: amount('0'), day: amount('0') };
    expect(withdrawalFault(amount('900'), open)).toBeNull();
    expect(withdrawalFault(amount('900.01'), open)).toBe('insufficient');
  });
});

describe('transfer (wallet.transfer-limits)', () => {
  const plenty = amount('999999999');
  test.each([
    ['5', 'legal', 'legal', 'same-account'],
    ['0', 'legal', 'change', 'missing'],
    ['100000000', 'legal', 'change', 'above-cap'],
    ['99999999', 'legal', 'change', null],
    ['99.99', 'legal', 'lever', 'below-min'],
    ['100', 'legal', 'lever', null],
    ['1', 'lever', 'legal', null],
  ] as const)('%s from %s to %s is %p', (number, from, to, fault) =>
    expect(transferFault(amount(number), from, to, plenty)).toBe(fault),
  );
  test('needs an amount that is there', () => {
    expect(transferFault(null, 'micro', 'change', plenty)).toBe('missing');
    expect(transferFault(amount('2'), 'micro', 'change', amount('1.99'))).toBe('insufficient');
  });
  test('an asset exchange is a multiple of 100 (wallet.exchange-step)', () => {
    expect([amount('200'), amount('250'), amount('0')].map(isExchangeQuantity)).toEqual([true, false, false]);
  });
});

describe('staking', () => {
  const plan = { min: amount('100'), max: amount('5000') };
  test('keeps to the plan, the cap and the balance (staking.plan-limits)', () => {
    const fault = (money: string) => stakingFault(amount(money), plan, amount('3000'));
    expect([fault('0'), fault('99'), fault('100'), fault('5000.01'), fault('3000.01')]).toEqual([
      'missing',
      'below-min',
      null,
      'above-max',
      'insufficient',
    ]);
    expect(stakingFault(null, plan, amount('3000'))).toBe('missing');
    expect(stakingMaximum({ min: amount('1'), max: amount('0') })).toBe('99999999');
    expect(stakingMaximum({ min: amount('1'), max: amount('100000000') })).toBe('99999999');
  });
  test('income of a cycle (staking.daily-income)', () => {
    expect(stakingIncome(amount('36500'), decimal('10'), 30)).toBe('300');
    expect(stakingIncome(amount('100'), decimal('10'), 30)).toBe('0.8219178');
  });
});

describe('c2c', () => {
  test('the buyer pays to the cent, never short (c2c.whole-cents)', () => {
    expect(c2cTotal(price('7.123'), amount('10'))).toBe('71.23');
    expect(c2cTotal(price('7.1234'), amount('10'))).toBe('71.24');
  });
  test('quick match takes what the money buys, and no more than is left (c2c.quick-match)', () => {
    expect(c2cNumberFor(amount('100'), price('7'), amount('50'), 4)).toBe('14.2857');
    expect(c2cNumberFor(amount('1000'), price('7'), amount('50'), 4)).toBe('50');
    expect(c2cNumberFor(amount('1000'), price('0'), amount('50'), 4)).toBe('0');
    fc.assert(
      fc.property(anAmount(), aPrice(), anAmount(), (money, at, surplus) => {
        const number = c2cNumberFor(money, at, surplus, 8);
        expect(compare(number, surplus)).not.toBe(1);
      }),
    );
  });
  test('three cancellations a day stop it (c2c.cancellations-a-day)', () => {
    expect([fiatTradingStopped(2), fiatTradingStopped(3)]).toEqual([false, true]);
  });
});

describe('account (account.security-bar)', () => {
  test.each([
    [false, false, false, 25, 'low'],
    [true, false, false, 50, 'intermediate'],
    [true, false, true, 75, 'high'],
    [true, true, true, 100, 'strong'],
  ] as const)('phone %p, e-mail %p, identity %p: %d, %s', (phone, email, identity, percent, level) => {
    expect(securityPercent({ phone, email, identity })).toBe(percent);
    expect(securityLevel(percent)).toBe(level);
  });
  test('level three begins above 20 BTC (account.level-three)', () => {
    expect([reachesLevelThree(amount('20')), reachesLevelThree(amount('20.00000001'))]).toEqual([false, true]);
  });
});

test('an asset is worth what is available and locked together (wallet.row-worth)', () => {
  const holding = { available: amount('1.5'), locked: amount('0.5'), worth: price('3') };
  expect(holdingValue(holding)).toBe('6');
  expect(totalValue([holding, holding])).toBe('12');
});
