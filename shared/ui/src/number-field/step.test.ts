import { decimal } from '@tradefloor/money';
import { stepped } from './step';

const step = decimal('0.01');

test('steps are exact', () => {
  expect(stepped('0.1', step, 1, {})).toBe('0.11');
  expect(stepped('0.29', step, 1, {})).toBe('0.3');
  expect(stepped('12345678901234567890.01', step, -1, {})).toBe('12345678901234567890');
});

test('never below zero or the least, never above the most', () => {
  expect(stepped('0.005', step, -1, {})).toBe('0');
  expect(stepped('', step, -1, {})).toBe('0');
  expect(stepped('', decimal('1'), 1, { min: decimal('5') })).toBe('5');
  expect(stepped('9.995', step, 1, { max: decimal('10') })).toBe('10');
});

test('from nothing, up is one step', () => {
  expect(stepped('', step, 1, {})).toBe('0.01');
  expect(stepped('1.', decimal('1'), 1, {})).toBe('2');
});
