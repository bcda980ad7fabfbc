import { faultsIn, reasonFor } from '../testing/reason-for';
import { choice } from './choice';
import { list, maybe, or, orBare } from './containers';
import { amount } from './decimals';
import { currencyId } from './ids';
import type { FaultReason } from './malformed';
import { page } from './numbers';
import { field, optional, shape, wholeOr } from './shape';
import { text } from './text';

describe('objects', () => {
  const row = shape(() => ({
    id: field('id', currencyId),
    total: field('usdt_totle', or(amount, '0')),
    notes: field('notes', maybe(text), 'remark'),
    page: optional('page', page),
    side: field(['way', 'type'], choice({ buy: 'in', sell: 'out' })),
  }));

  test('names are mapped both ways, and what nobody knows is ignored', () => {
    const plain = { id: '1', total: '5', notes: 'hi', side: 'buy' };
    expect(row.decode({ id: 1, usdt_totle: 5, remark: 'hi', type: 'in', unknown: {} })).toEqual(plain);
    expect(row.encode(row.decode({ id: 1, usdt_totle: '5', notes: 'hi', way: 'in' }))).toEqual({
      id: 1,
      usdt_totle: '5',
      notes: 'hi',
      way: 'in',
      type: 'in',
    });
  });

  test('what is missing is what the field says: its fallback, null, or left out', () => {
    const found = row.decode({ id: 1, way: 'in', notes: null, page: '' });
    expect(found).toEqual({ id: '1', total: '0', notes: null, side: 'buy' });
    expect('page' in found).toBe(false);
  });

  test('where saying nothing means all, an empty field is none (wire.all-unsaid)', () => {
    const taken = shape(() => ({ amount: wholeOr('number', amount) }));
    expect(taken.decode({})).toEqual({});
    expect(taken.decode({ number: '0.5' })).toEqual({ amount: '0.5' });
    // Null is what JSON makes of a number that is none.
    for (const number of ['', null]) {
      expect(faultsIn(taken, { number })).toEqual([{ field: 'number', reason: 'missing' }]);
    }
    expect(taken.json()).toMatchObject({ required: [] });
  });

  test('every fault is told at once, by the name on the wire', () => {
    expect(
      faultsIn(list(row), [
        { id: 1, way: 'in' },
        { usdt_totle: 'x', page: 0, way: 'up' },
      ]),
    ).toEqual([
      { field: '1.id', reason: 'missing' },
      { field: '1.usdt_totle', reason: 'not-a-number' },
      { field: '1.page', reason: 'not-positive' },
      { field: '1.way', reason: 'unknown-choice' },
    ]);
  });

  test.each<[unknown, FaultReason]>([
    [null, 'missing'],
    ['', 'missing'],
    ['text', 'not-an-object'],
    [[1], 'not-an-object'],
    [5, 'not-an-object'],
  ])('%p is no object: %s', (wire, reason) => {
    expect(reasonFor(row, wire)).toBe(reason);
  });

  test('an empty list is one without fields: what PHP makes of it', () => {
    expect(faultsIn(row, [])).toEqual([
      { field: 'id', reason: 'missing' },
      { field: 'way', reason: 'missing' },
    ]);
    expect(maybe(row).decode([])).toBeNull();
    expect(maybe(list(text)).decode([])).toEqual([]);
    const bare = shape(() => ({ total: field('total', or(amount, '0')) }));
    for (const nothing of [[], null, undefined, '']) expect(orBare(bare).decode(nothing)).toEqual({ total: '0' });
    expect(reasonFor(bare, null)).toBe('missing');
  });

  test('a form without a prototype, as servers parse it, is one too', () => {
    expect(row.decode(Object.assign(Object.create(null), { id: '1', way: 'out' }))).toMatchObject({ side: 'sell' });
  });

  test('a poisoned body changes nothing', () => {
    const poisoned: unknown = JSON.parse('{"id":1,"way":"in","__proto__":{"total":"9"},"constructor":"x"}');
    expect(row.decode(poisoned)).toEqual({ id: '1', total: '0', notes: null, side: 'buy' });
  });
});
