import { faultsIn } from '../testing/reason-for';
import { setAddressGuard } from './address-guard';
import { listDevices } from './devices';
import { lookUpCall } from './lookup';
import { offers } from './offers';
import { askRuling } from './rulings';
import { setFundPassword } from './security';
import { readStatement } from './statement';
import { subscription } from './subscriptions';
import { signInSecondStep } from './two-step';
import { sayOnDeal } from './words';

test('a subscription names channels by their events and pairs by their keys', () => {
  const wire = { channels: ['market_depth', 'kline'], pairs: ['1/3'], periods: ['1min'] };
  const plain = { channels: ['book', 'candles'], pairs: ['1/3'], resolutions: ['1'] };
  expect(subscription.decode(wire)).toEqual(plain);
  expect(subscription.encode(subscription.decode(wire))).toEqual(wire);
});

test.each([
  [{ channels: ['everything'], pairs: [] }, 'channels.0', 'unknown-choice'],
  [{ channels: [], pairs: ['1'] }, 'pairs.0', 'bad-form'],
  [{ channels: [], pairs: ['../3'] }, 'pairs.0', 'bad-form'],
  [{ channels: [], pairs: '1/3' }, 'pairs', 'not-a-list'],
  ['1/3', '', 'not-an-object'],
])('%j is no subscription', (wire, field, reason) => {
  expect(faultsIn(subscription, wire)).toEqual([{ field, reason }]);
});

test('a server that says nothing of itself offers nothing', () => {
  expect(offers.answer.decode({})).toEqual({ calls: [], pushes: [] });
});

test('a fund password has six digits (account.six-digits), a code is asked for only of who has two steps', () => {
  const asked = { fund_password: '123456', password: 'secret1' };
  expect(setFundPassword.payload.decode(asked)).toEqual({ fundPassword: '123456', password: 'secret1' });
  for (const fund_password of ['12345', '1234567', '12345a']) {
    expect(faultsIn(setFundPassword.payload, { ...asked, fund_password })).toEqual([
      { field: 'fund_password', reason: 'bad-form' },
    ]);
  }
});

test('the second step takes the six digits or a recovery code', () => {
  const step = (code: string) => faultsIn(signInSecondStep.payload, { challenge: 'C', code });
  expect([step('123456'), step('ABCD-EFGH-1234')]).toEqual([[], []]);
  expect(step('12 34')).toEqual([{ field: 'code', reason: 'bad-form' }]);
});

test('devices and fates of calls', () => {
  expect(listDevices.answer.decode([{ id: 'a1', create_time: 1_700_000_000, is_this: true }])).toEqual([
    { id: 'a1', name: '', address: '', signedInAt: 1_700_000_000_000, lastSeenAt: null, isThis: true },
  ]);
  expect(lookUpCall.answer.decode({ fate: 'in_progress' })).toEqual({ fate: 'in-progress', id: null, message: null });
});

test.each([
  ['1', true],
  [1, true],
  ['true', true],
  ['0', false],
  [false, false],
])('the guard of addresses is switched by %p (wallet.saved-only)', (on, isOn) => {
  expect(setAddressGuard.payload.decode({ on })).toEqual({ isOn });
  expect(setAddressGuard.payload.encode({ isOn })).toEqual({ on: isOn ? 1 : 0 });
});

test.each([
  ['banana', 'unknown-choice'],
  ['TRUE', 'unknown-choice'],
  [2, 'unknown-choice'],
  [['1', '1'], 'unknown-choice'],
  ['', 'missing'],
])('and not by %p', (on, reason) => {
  expect(faultsIn(setAddressGuard.payload, { on })).toEqual([{ field: 'on', reason }]);
});

test('a statement ends after it begins', () => {
  const at = '2026-11-21';
  expect(faultsIn(readStatement.payload, { from: at, to: at })).toEqual([{ field: 'to', reason: 'not-later' }]);
  expect(faultsIn(readStatement.payload, { from: at, to: '2026-11-20' })).toEqual([
    { field: 'to', reason: 'not-later' },
  ]);
});

test.each(['\u200b', ' \u202e\u2060 ', '\ufeff'])('%j says nothing on a deal (c2c.words-bounds)', text => {
  for (const call of [sayOnDeal, askRuling])
    expect(faultsIn(call.payload, { of: 'c2c', id: '7', text })).toMatchObject([{ field: 'text' }]);
  expect(faultsIn(sayOnDeal.payload, { of: 'c2c', id: '7', text: `${text}!` })).toEqual([]);
});
