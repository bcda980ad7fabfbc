import * as fc from 'fast-check';
import { compare, mul, sub, abs } from '../arithmetic';
import { decimal, price } from '../decimal';
import { bandFault, priceBand } from './band';

it.each([
  ['97412.56', '25', 2, '73059.42', '121765.70'],
  ['0.035737', '25', 6, '0.026803', '0.044671'],
  ['0.0001', '12.5', 4, '0.0001', '0.0001'],
])('of %s at %s %%', (mark, share, scale, low, high) => {
  expect(priceBand(price(mark), decimal(share), scale)).toEqual({ low, high });
});

it('holds what is within the share, and nothing beyond it', () => {
  const units = fc.integer({ min: 1, max: 1_000_000_000 }).map(value => price((value / 100).toFixed(2)));
  fc.assert(
    fc.property(units, units, fc.integer({ min: 1, max: 99 }), (mark, asked, percent) => {
      const isWithin = compare(mul(abs(sub(asked, mark)), decimal('100')), mul(mark, decimal(String(percent)))) <= 0;
      const band = priceBand(mark, decimal(String(percent)), 2);
      expect(bandFault(asked, band) === null).toBe(isWithin);
    }),
  );
});

it('says on which side', () => {
  const band = priceBand(price('100'), decimal('25'), 2);
  expect(bandFault(price('74.99'), band)).toBe('below-band');
  expect(bandFault(price('125.01'), band)).toBe('above-band');
});
