import { add, type Amount, amount, mul, sum, ZERO } from '@tradefloor/money';
import type { Core } from '../core';
import { ACCOUNTS } from '../ledger/account';
import { profitNow } from '../leverage/margin-account';
import { CURRENCIES } from '../market/currency';
import { usdtOf } from '../spot/spot-calls';

/** What somebody owns: how much of which currency, and the positions that are open. */
export interface Owned {
  /** In USDT, by the marks of the moment that asks. */
  worthNow(): Amount;
}

/** What members own together now, to be valued later: a price that moves is no deed of theirs. */
export function ownedBy(core: Core, members: readonly number[]): Owned {
  const held = CURRENCIES.map(({ id }) => {
    const units = members.flatMap(memberId =>
      ACCOUNTS.flatMap(account =>
        (['available', 'locked'] as const).map(part =>
          amount(core.ledger.amount({ memberId, currencyId: id, account, part })),
        ),
      ),
    );
    return { id, total: sum(units) };
  });
  const positions = members.flatMap(id => core.leverage.ofMember(id).filter(({ state }) => state === 'open'));
  return {
    worthNow() {
      let worth: Amount = ZERO;
      for (const { id, total } of held) worth = add(worth, mul(total, usdtOf(core, id)));
      for (const position of positions) {
        const quote = core.hall.withId(position.pair_id)?.pair.quote.id ?? 0;
        worth = add(worth, mul(profitNow(core, position), usdtOf(core, quote)));
      }
      return worth;
    },
  };
}
