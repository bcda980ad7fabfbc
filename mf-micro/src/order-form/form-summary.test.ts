import { amount, price } from '@tradefloor/money';
import { aMicroDay, durations, tether } from '../testing/micro-server';
import { faultOf, type FormFacts, lockOf, summaryOf } from './form-summary';

const facts: FormFacts = {
  currency: tether,
  duration: durations[1] ?? null,
  scale: 8,
  available: amount('2500'),
  usdt: price('1'),
  isPaused: false,
  day: null,
};
const insured = (result: string, payoutsToday = 0): FormFacts => ({
  ...facts,
  currency: {
    ...tether,
    insurance: {
      id: '1',
      typeId: 'usdt-standard',
      insured: amount('100'),
      result: amount(result),
      payoutsToday,
      boughtAt: null,
    },
  },
});

test('an order tells what it wins, loses and costs, to the last digit', () => {
  expect(summaryOf('33.33', facts)).toEqual({ amount: '33.33', fee: '0.16665', profit: '27.3306' });
  expect(summaryOf('', facts)).toEqual({ amount: null, fee: null, profit: null });
  expect(summaryOf('0.00000001', facts)).toMatchObject({ fee: '0.00000001', profit: '0' });
});

test.each([
  ['', { key: 'miscro.openNum' }],
  ['0', { key: 'miscro.openNum' }],
  ['9.99', { key: 'form.fault.tooSmall', limit: '10' }],
  ['5000.01', { key: 'form.fault.tooBig', limit: '5000' }],
  // With its fee it would be more than there is.
  ['2487.57', { key: 'form.fault.insufficient' }],
  ['2487.56', null],
  ['10.123456789', { key: 'form.fault.tooFine', digits: 8 }],
] as const)('an amount of %p is %p', (text, fault) => {
  expect(faultOf(text, facts)).toEqual(fault);
});

test('one’s own limit is named with what it leaves (micro.day-limit)', () => {
  const day = aMicroDay({ stakedLimit: amount('400'), lostLimit: amount('100'), staked: amount('350') });
  expect(faultOf('60', { ...facts, day })).toEqual({ key: 'form.fault.dayStaked', limit: '50' });
  const inCoins = { ...day, staked: amount('350.12345678') };
  expect(faultOf('60', { ...facts, day: inCoins })).toEqual({ key: 'form.fault.dayStaked', limit: '49.87' });
  const losing = { ...day, staked: amount('0'), result: amount('-30'), running: amount('20') };
  expect(faultOf('50', { ...facts, day: losing })).toEqual({ key: 'form.fault.dayLost', limit: '50' });
  expect(faultOf('49.7', { ...facts, day: losing })).toBeNull();
});

test('nothing is taken while the pair is paused, a claim is due, or one’s own limit is reached', () => {
  expect(lockOf(facts)).toBeNull();
  expect(lockOf({ ...facts, isPaused: true })).toBe('paused');
  expect(lockOf({ ...facts, day: aMicroDay({ reached: 'lost' }) })).toBe('reached');
  // micro.insurance-ends, and micro.payouts-a-day: what can't be claimed today is not waited for.
  expect([insured('-49.99'), insured('-50'), insured('-50', 2)].map(lockOf)).toEqual([null, 'claim', null]);
});
