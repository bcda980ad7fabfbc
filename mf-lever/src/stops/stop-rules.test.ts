import { amount, price } from '@tradefloor/money';
import { positionOf } from '../positions/position';
import { aPosition } from '../testing/orders';
import { broughtAt, draftOf, isChanged, isPast, steppedStop, stopsTyped, stopTyped } from './stop-rules';

const long = positionOf(aPosition('1'));
const short = positionOf(aPosition('1', { direction: 'short' }));

it('reads what is typed: nothing is no stop, and what cannot be read is none that is sent', () => {
  expect(stopTyped('')).toBe('0');
  expect(stopTyped('98000.5')).toBe('98000.5');
  expect(stopTyped('?98,00')).toBeUndefined();
  expect(stopsTyped({ takeProfit: '98000', stopLoss: '', stopBy: 'last' })).toEqual({
    takeProfit: '98000',
    stopLoss: '0',
    stopBy: 'last',
  });
  expect(stopsTyped({ takeProfit: '?', stopLoss: '', stopBy: 'mark' })).toBeNull();
});

it('is changed by what is typed, and not by what is taken back', () => {
  const start = draftOf(long);
  expect(isChanged({ ...start, takeProfit: '99000' }, start)).toBe(true);
  expect(isChanged({ ...start }, start)).toBe(false);
});

it('steps from what is typed, else from the start, and never below zero (leverage.stop-step)', () => {
  const start = price('97400');
  expect([steppedStop('98000', 1, start), steppedStop('98000', -1, start)]).toEqual(['98000.01', '97999.99']);
  expect([steppedStop('', 1, start), steppedStop('', -1, start)]).toEqual(['97400.01', '97399.99']);
  expect(['0.01', '0.005', '0.00', '0'].map(text => steppedStop(text, -1, start))).toEqual(['0', null, null, null]);
});

it('begins with what is set', () => {
  expect(draftOf(positionOf(aPosition('1', { takeProfit: price('99000.00'), stopBy: 'last' })))).toEqual({
    takeProfit: '99000',
    stopLoss: '',
    stopBy: 'last',
  });
});

it.each([
  [long, 'takeProfit', '97000', true],
  [long, 'takeProfit', '97000.01', false],
  [long, 'stopLoss', '97000', true],
  [long, 'stopLoss', '96999.99', false],
  [short, 'takeProfit', '97000.01', true],
  [short, 'takeProfit', '96999.99', false],
  [short, 'stopLoss', '96999.99', true],
  [short, 'stopLoss', '97000.01', false],
] as const)('knows a stop that would close at once (leverage.stop-side)', (position, field, stop, past) => {
  expect(isPast(position, field, price(stop), price('97000'))).toBe(past);
});

it('says what a stop would bring', () => {
  expect(broughtAt(long, amount('0.1'), price('96000'), 8)).toBe('-100');
  expect(broughtAt(short, amount('0.1'), price('96000'), 8)).toBe('100');
  expect(broughtAt(long, amount('0.1'), price('0'), 8)).toBeNull();
  expect(broughtAt(long, amount('0.1'), undefined, 8)).toBeNull();
});
