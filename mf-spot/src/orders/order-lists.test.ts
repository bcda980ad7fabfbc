import type { Entrust, Page } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import * as fc from 'fast-check';
import { aFill, anOrder } from '../testing/orders';
import { everyPage } from './every-page';
import { FillList } from './fill-list';
import { OrderList } from './order-list';

const ids = (orders: readonly Entrust[]) => orders.map(({ id }) => id);
const gone = (id: string) => anOrder(id, { amount: amount('0') });

describe('open orders', () => {
  it('stand newest first, and ids count upward', () => {
    const list = new OrderList();
    list.requestBegan()([anOrder('9'), anOrder('10'), anOrder('8')]);
    expect(ids(list.read())).toEqual(['10', '9', '8']);
  });

  it('go when nothing remains of them', () => {
    const list = new OrderList();
    list.requestBegan()([anOrder('1'), anOrder('2')]);
    list.push(gone('1'));
    expect(ids(list.read())).toEqual(['2']);
  });

  it('are not overtaken by an answer that was asked for before', () => {
    const list = new OrderList();
    const answer = list.requestBegan();
    list.push(gone('1'));
    list.push(anOrder('3'));
    answer([anOrder('1'), anOrder('2')]);
    expect(ids(list.read())).toEqual(['3', '2']);
    list.requestBegan()([anOrder('2')]);
    expect(ids(list.read())).toEqual(['2']);
  });

  it('are the same array until something changes', () => {
    const list = new OrderList();
    list.requestBegan()([anOrder('1')]);
    expect(list.read()).toBe(list.read());
  });
});

describe('fills', () => {
  it('are each there once, newest first, whatever order they come in', () => {
    const fills = [1, 2, 3, 4, 5, 10, 11].map(id => aFill(String(id)));
    const some = fc.array(fc.subarray(fills), { maxLength: 6 });
    fc.assert(
      fc.property(some, parts => {
        const list = new FillList();
        for (const part of parts) list.add(part);
        const wanted = new Set(parts.flat().map(({ id }) => Number(id)));
        expect(list.read().map(({ id }) => Number(id))).toEqual([...wanted].sort((a, b) => b - a));
      }),
    );
  });
});

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
