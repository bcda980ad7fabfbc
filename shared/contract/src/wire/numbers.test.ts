import { reasonFor } from '../testing/reason-for';
import { choice } from './choice';
import type { FaultReason } from './malformed';
import { flag, page } from './numbers';

describe('flags, counts and choices', () => {
  test.each([
    [1, true],
    ['1', true],
    [true, true],
    ['true', true],
    [0, false],
    ['0', false],
    [false, false],
    [null, false],
    [undefined, false],
    ['', false],
    [2, false],
  ])('the flag %p is %p', (wire, plain) => {
    expect(flag.decode(wire)).toBe(plain);
    expect(flag.encode(plain)).toBe(plain ? 1 : 0);
  });

  test.each<[unknown, FaultReason | 'fits']>([
    ['1', 'fits'],
    [20, 'fits'],
    ['0', 'not-positive'],
    ['-1', 'negative'],
    ['1.5', 'not-whole'],
    ['1e3', 'exponent'],
    ['x', 'not-a-number'],
    ['1000001', 'too-large'],
    ['99999999999999999999', 'too-large'],
    [undefined, 'missing'],
    [[1], 'not-a-number'],
  ])('the page %p: %s', (wire, reason) => {
    expect(reasonFor(page, wire)).toBe(reason);
  });

  test('a choice is understood in all its forms and written in the first', () => {
    const way = choice({ buy: [2, 'in'], sell: [1, 'out'] });
    expect([2, '2', 'in'].map(wire => way.decode(wire))).toEqual(['buy', 'buy', 'buy']);
    expect(way.encode('sell')).toBe(1);
    for (const wire of [3, 'IN', 'buy', ['in'], {}, 'constructor']) expect(reasonFor(way, wire)).toBe('unknown-choice');
    expect(reasonFor(way, '')).toBe('missing');
  });
});
