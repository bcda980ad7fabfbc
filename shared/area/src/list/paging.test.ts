import type { Page } from '@tradefloor/contract';
import * as fc from 'fast-check';
import { everyPage, Paging } from './paging';

describe('all pages', () => {
  const server = (rows: readonly string[], saysTotal: boolean) => (page: number) =>
    Promise.resolve<Page<string>>({
      rows: rows.slice((page - 1) * 2, page * 2),
      total: saysTotal ? rows.length : null,
    });

  it('are asked for until there is nothing new, with a total or without', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.string(), { maxLength: 9 }), fc.boolean(), async (rows, saysTotal) => {
        expect(await everyPage(server(rows, saysTotal), row => row)).toEqual(rows);
      }),
    );
  });

  it('end with a server that knows one page only', async () => {
    const ask = jest.fn(() => Promise.resolve<Page<string>>({ rows: ['a'], total: null }));
    expect(await everyPage(ask, row => row)).toEqual(['a']);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('where rows go between two pages', () => {
  const goingAfter = (isAnswered: (asked: number) => boolean) => {
    let rows = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const ask = jest.fn((page: number) => {
      const answer: Page<number> = { rows: rows.slice((page - 1) * 2, page * 2), total: rows.length };
      if (isAnswered(ask.mock.calls.length)) rows = rows.slice(1);
      return Promise.resolve(answer);
    });
    return ask;
  };

  it('reads them anew: another moved up past both', async () => {
    expect(
      await everyPage(
        goingAfter(asked => asked === 1),
        String,
      ),
    ).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('takes the third reading as it is', async () => {
    const ask = goingAfter(() => true);
    expect(await everyPage(ask, String)).toEqual([5, 6, 8, 9]);
    expect(ask).toHaveBeenCalledTimes(6);
  });
});

it('asks for pages until all rows are there, or a page is empty (list.end-without-total)', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.boolean(), fc.boolean(), (count, says, hasKeys) => {
      const paging = new Paging<number>(hasKeys ? String : undefined);
      const pages: (readonly number[])[] = [];
      for (let page = 1; !paging.isAtEnd() && pages.length < 20; page += 1) {
        const first = (page - 1) * 10;
        const rows = Array.from({ length: Math.min(10, Math.max(0, count - first)) }, (_, at) => first + at);
        pages.push(paging.take({ rows, total: says ? count : null }));
      }
      expect(pages.flat()).toEqual(Array.from({ length: count }, (_, at) => at));
      expect(pages.length).toBeLessThan(7);
    }),
  );
});

it('is not at the end before its total is reached, although a page brings nothing new', () => {
  const paging = new Paging<string>(row => row);
  paging.take({ rows: ['a', 'b'], total: 4 });
  // One came meanwhile, and moved the others on.
  paging.heard(['0']);
  expect(paging.take({ rows: ['b', 'c'], total: 5 })).toEqual(['c']);
  expect(paging.isAtEnd()).toBe(false);
  expect(paging.take({ rows: ['d'], total: 5 })).toEqual(['d']);
  expect(paging.isAtEnd()).toBe(true);
});

it('is at the end where the same page comes again, whatever total is said', () => {
  const paging = new Paging<string>(row => row);
  const page = { rows: ['a', 'b'], total: 9 };
  expect(paging.take(page)).toEqual(['a', 'b']);
  expect(paging.isAtEnd()).toBe(false);
  expect(paging.take(page)).toEqual([]);
  expect(paging.isAtEnd()).toBe(true);
});
