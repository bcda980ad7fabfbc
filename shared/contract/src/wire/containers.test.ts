import { reasonFor } from '../testing/reason-for';
import { barePage, list, pageOf, within } from './containers';
import { currencyId } from './ids';
import { count } from './numbers';

describe('lists and pages', () => {
  const rows = pageOf('list', currencyId);

  test.each([
    [
      { list: [1, 2], total: '2' },
      { rows: ['1', '2'], total: 2 },
    ],
    [
      { data: [1], count: 9 },
      { rows: ['1'], total: 9 },
    ],
    [[1], { rows: ['1'], total: null }],
    [{}, { rows: [], total: null }],
    [null, { rows: [], total: null }],
    [{ list: null }, { rows: [], total: null }],
    [
      { list: { data: [1], total: 9 }, count: 9 },
      { rows: ['1'], total: 9 },
    ],
  ])('%j', (wire, plain) => {
    expect(rows.decode(wire)).toEqual(plain);
  });

  test('a page is written under its name', () => {
    expect(pageOf('data', currencyId).encode({ rows: [currencyId.decode(1)], total: 1 })).toEqual({
      data: [1],
      total: 1,
    });
  });

  test('a bare page is its rows alone, until it says how many there are', () => {
    const bare = barePage(currencyId);
    const row = currencyId.decode(1);
    expect(bare.encode({ rows: [row], total: null })).toEqual([1]);
    expect(bare.encode({ rows: [row], total: 7 })).toEqual({ data: [1], total: 7 });
    for (const wire of [[1], { data: [1], total: 7 }]) expect(bare.decode(wire).rows).toEqual([row]);
  });

  test.each([[{ list: [1] }], [{ data: ['1'], total: 1 }], [{ list: null, data: [1] }]])(
    '%j is the list in it',
    wire => {
      expect(list(count).decode(wire)).toEqual([1]);
    },
  );

  test('what is no list is refused', () => {
    expect(reasonFor(list(count), { 0: 1 })).toBe('not-a-list');
  });

  test('one deeper, or where it would have been', () => {
    const deep = within('message', list(count));
    expect(deep.decode({ message: [1] })).toEqual([1]);
    expect(deep.decode([1])).toEqual([1]);
    expect(deep.encode([1])).toEqual({ message: [1] });
  });
});
