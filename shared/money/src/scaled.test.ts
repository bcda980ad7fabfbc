import * as fc from 'fast-check';
import { strip } from './arithmetic';
import { decimal } from './decimal';
import { fromScaled, powerOfTen, rescale, scaleOf, toScaled } from './scaled';
import { aDecimal } from './testing/arbitrary';

test('there and back', () => {
  expect(toScaled(decimal('12.345'), 5)).toBe(1_234_500n);
  expect(toScaled(decimal('-0.05'), 2)).toBe(-5n);
  expect(fromScaled(-5n, 2)).toBe('-0.05');
  expect(fromScaled(0n, 3)).toBe('0.000');
  expect(fromScaled(7n, 0)).toBe('7');
  expect(powerOfTen(30)).toBe(10n ** 30n);
});

test('what does not fit is cut the way it is told', () => {
  expect(toScaled(decimal('1.999'), 2)).toBe(199n);
  expect(toScaled(decimal('1.999'), 2, 'up')).toBe(200n);
  expect(toScaled(decimal('-1.999'), 2, 'down')).toBe(-200n);
  expect(rescale(1999n, 3, 2)).toBe(199n);
  expect(rescale(199n, 2, 3)).toBe(1990n);
});

test('1.0 and 1.00 are the same integer', () => {
  expect(toScaled(decimal('1.0'), 4)).toBe(toScaled(decimal('1.00'), 4));
});

test('any decimal survives the journey', () => {
  fc.assert(
    fc.property(aDecimal(), value => expect(fromScaled(toScaled(value, scaleOf(value)), scaleOf(value))).toBe(value)),
  );
  fc.assert(fc.property(aDecimal(), value => expect(strip(fromScaled(toScaled(value, 12), 12))).toBe(strip(value))));
});
