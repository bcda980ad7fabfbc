import { add, type Decimal, decimal } from '@tradefloor/money';
import { type AccountName, keyOf } from '../../ledger/account';
import { fromUnits, toUnits } from '../../ledger/ledger';
import { quantityUnits, totalUnits } from '../../spot/settlement';
import { STATUS } from '../../wallet/chain/record';
import type { TestExchange } from '../test-exchange';

const USDT = 3;

/** Whatever is held is held for something: orders, adverts, deals, stakes, and what is on its way out. */
export async function assertHeldForSomething({ core }: TestExchange): Promise<void> {
  const wanted = new Map<string, Decimal>();
  const hold = (memberId: number, currencyId: number, account: AccountName, ...numbers: string[]) => {
    const key = keyOf({ memberId, currencyId, account, part: 'locked' });
    wanted.set(
      key,
      numbers.reduce<Decimal>((sum, number) => add(sum, decimal(number)), wanted.get(key) ?? decimal('0')),
    );
  };
  for (const { id } of await core.db.selectFrom('member').select('id').execute()) {
    for (const { pair, side, price, remaining } of core.floor.openOrdersOf(id)) {
      if (side === 'buy') hold(id, pair.quote.id, 'change', fromUnits(totalUnits(pair, price, remaining)));
      else hold(id, pair.base.id, 'change', fromUnits(quantityUnits(pair, remaining)));
    }
    for (const order of core.micro.ordersOf(id)) hold(id, order.currency_id, 'micro', order.number);
  }
  for (const { member_id: id, pair_id: pairId, state, margin, fee } of core.leverage.all()) {
    hold(id, core.hall.withId(pairId)?.pair.quote.id ?? 0, 'lever', margin, state === 'pending' ? fee : '0');
  }
  for (const { member_id: id, currency_id: currencyId, side, remaining } of core.adverts.published()) {
    if (side === 'sell') hold(id, currencyId, 'legal', remaining);
  }
  for (const order of core.c2c.unfinished()) hold(order.seller_id, order.currency_id, 'legal', order.quantity);
  for (const { side, member_id: id, acceptor_id: acceptorId, quantity } of core.acceptors.deals()) {
    hold(side === 'sell' ? id : (core.acceptors.withId(acceptorId)?.member_id ?? 0), USDT, 'legal', quantity);
  }
  for (const { member_id: id, amount, income } of core.staking.orders()) hold(id, USDT, 'legal', amount, income);
  const leaving = core.db.selectFrom('chain_record').selectAll().where('kind', '=', 'withdrawal');
  for (const row of await leaving.where('status', 'in', [STATUS.applying, STATUS.awaitingChain]).execute()) {
    hold(row.member_id, row.currency_id, row.account, row.amount);
  }
  const named = ([key, number]: readonly [string, Decimal]) => `${key} ${fromUnits(toUnits(number))}`;
  const held = [...core.ledger.all()].filter(({ key, units }) => key.endsWith(':locked') && units !== 0n);
  expect(held.map(({ key, units }) => `${key} ${fromUnits(units)}`).sort()).toEqual([...wanted].map(named).sort());
}
