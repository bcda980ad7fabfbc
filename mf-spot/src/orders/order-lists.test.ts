import { KeptRows } from '@tradefloor/area/testing';
import type { Entrust } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import * as fc from 'fast-check';
import { aFill, anOrder } from '@tradefloor/platform/testing';
import { openOrders } from '@tradefloor/trading';
import { ownFills } from './own-fills';

const ids = (orders: readonly Entrust[]) => orders.map(({ id }) => id);
const anOrderList = () => new KeptRows(openOrders(null));
const gone = (id: string) => anOrder(id, { amount: amount('0') });

describe('open orders', () => {
  it('stand newest first, and ids count upward', () => {
    const list = anOrderList();
    list.requestBegan()([anOrder('9'), anOrder('10'), anOrder('8')], 'replace');
    expect(ids(list.read())).toEqual(['10', '9', '8']);
  });

  it('go when nothing remains of them', () => {
    const list = anOrderList();
    list.requestBegan()([anOrder('1'), anOrder('2')], 'replace');
    list.push(gone('1'));
    expect(ids(list.read())).toEqual(['2']);
  });

  it('are not overtaken by an answer that was asked for before', () => {
    const list = anOrderList();
    const answer = list.requestBegan();
    list.push(gone('1'));
    list.push(anOrder('3'));
    answer([anOrder('1'), anOrder('2')], 'replace');
    expect(ids(list.read())).toEqual(['3', '2']);
    list.requestBegan()([anOrder('2')], 'replace');
    expect(ids(list.read())).toEqual(['2']);
  });

  it('are the same array until something changes', () => {
    const list = anOrderList();
    list.requestBegan()([anOrder('1')], 'replace');
    expect(list.read()).toBe(list.read());
  });
});

describe('fills', () => {
  it('are each there once, newest first, whatever order they come in', () => {
    const fills = [1, 2, 3, 4, 5, 10, 11].map(id => aFill(String(id)));
    const some = fc.array(fc.subarray(fills), { maxLength: 6 });
    fc.assert(
      fc.property(some, parts => {
        const list = new KeptRows(ownFills(null));
        for (const part of parts) list.requestBegan()(part, 'add');
        const wanted = new Set(parts.flat().map(({ id }) => Number(id)));
        expect(list.read().map(({ id }) => Number(id))).toEqual([...wanted].sort((a, b) => b - a));
      }),
    );
  });
});
