import { reasonFor } from '../testing/reason-for';
import { currencyId, orderId } from './ids';
import type { FaultReason } from './malformed';

describe('ids', () => {
  test('are texts, numbers on the wire where a double is exact', () => {
    expect(currencyId.decode(3)).toBe('3');
    expect(currencyId.decode('3')).toBe('3');
    expect(currencyId.encode(currencyId.decode(3))).toBe(3);
    expect(orderId.encode(orderId.decode('9007199254740993'))).toBe('9007199254740993');
    expect(orderId.encode(orderId.decode('007'))).toBe('007');
  });

  test.each<[unknown, FaultReason]>([
    [undefined, 'missing'],
    ['', 'missing'],
    [2 ** 53, 'bad-form'],
    [1.5, 'bad-form'],
    ["1' OR 1=1", 'bad-form'],
    ['../../etc', 'bad-form'],
    ['1'.repeat(65), 'bad-form'],
    [{ $gt: '' }, 'bad-form'],
    [['1'], 'bad-form'],
    [true, 'bad-form'],
  ])('%p: %s', (wire, reason) => {
    expect(reasonFor(orderId, wire)).toBe(reason);
  });
});
