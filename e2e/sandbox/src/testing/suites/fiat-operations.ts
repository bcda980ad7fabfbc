import {
  asId,
  buyStakingPlan,
  cancelC2cOrder,
  confirmC2cReceipt,
  dealWithAcceptor,
  markC2cPaid,
  publishAdvert,
  takeAdvert,
  withdrawAdvert,
} from '@tradefloor/contract';
import {
  askRuling,
  confirmAcceptorDeal,
  decideRuling,
  markDealTransferred,
  refuseAcceptorDeal,
  withdrawClaim,
} from '@tradefloor/contract/ext';
import { amount, price } from '@tradefloor/money';
import type { Chance } from '../../clock/chance';
import { DAY, MINUTE } from '../../clock/clock';
import type { TestExchange } from '../test-exchange';

const USDT = asId<never>(3);
const DAYS = 20;

/** Fiat between members, acceptors, rulings and staking; what several may do to one deal they do at the same moment. */
export async function operateInFiat(
  exchange: TestExchange,
  chance: Chance,
  token: string,
  everybody: readonly string[],
): Promise<void> {
  const { core } = exchange;
  const idOfOne = (rows: ReadonlyArray<{ readonly id: number }>) =>
    asId<never>(rows.length === 0 ? 0 : chance.pick(rows).id);
  const number = (least: number, most: number) => amount((chance.whole(least, most) / 100).toFixed(2));
  const side = chance.pick(['buy', 'sell'] as const);
  const decidedFor = chance.pick(['buyer', 'seller'] as const);
  /** Whoever they are to it, and whoever comes first. */
  const all = (...asked: ReadonlyArray<(by: { readonly token: string }) => Promise<unknown>>) => {
    const tries = everybody.flatMap(one =>
      asked.map(ask => ({ place: chance.next(), ask: () => ask({ token: one }) })),
    );
    return Promise.all(tries.sort((one, other) => one.place - other.place).map(({ ask }) => ask()));
  };
  const acts: ReadonlyArray<() => Promise<unknown>> = [
    () => {
      const advert = {
        side,
        currencyId: USDT,
        price: price('7.13'),
        total: number(2_000, 20_000),
        way: 'bank',
      } as const;
      return exchange.ask(publishAdvert, advert, { token });
    },
    () => {
      const id = idOfOne(core.adverts.published());
      const part = chance.happens(0.5) ? {} : { amount: number(500, 9_000) };
      return all(by => exchange.ask(takeAdvert, { id, ...part }, by));
    },
    () => {
      const id = idOfOne(core.adverts.published());
      return all(
        by => exchange.ask(withdrawAdvert, { id }, by),
        by => exchange.ask(takeAdvert, { id }, by),
      );
    },
    () => {
      const id = idOfOne(core.c2c.unfinished());
      return all(
        by => exchange.ask(markC2cPaid, { id }, by),
        by => exchange.ask(confirmC2cReceipt, { id }, by),
        by => exchange.ask(cancelC2cOrder, { id }, by),
      );
    },
    () => {
      const wish = { acceptorId: asId<never>(chance.whole(1, 2)), way: 'bank', phone: '13800138000' } as const;
      const deal = { ...wish, side, account: '6214830112345678', money: number(10_000, 90_000) };
      return exchange.ask(dealWithAcceptor, deal, { token });
    },
    () => {
      const id = idOfOne(core.acceptors.deals());
      return all(
        by => exchange.ask(markDealTransferred, { id }, by),
        by => exchange.ask(refuseAcceptorDeal, { id }, by),
        by => exchange.ask(confirmAcceptorDeal, { id }, by),
      );
    },
    () => {
      const id = idOfOne(core.c2c.unfinished());
      return all(by => exchange.ask(askRuling, { of: 'c2c-order', id, text: 'No money.' }, by));
    },
    () => {
      const id = idOfOne(core.acceptors.deals());
      return all(by => exchange.ask(askRuling, { of: 'acceptor-deal', id, text: 'No money.' }, by));
    },
    () => {
      const deals = [...core.c2c.unfinished(), ...core.acceptors.deals()];
      const rulings = deals.flatMap(
        ({ id }) => core.rulings.of('c2c-order', id) ?? core.rulings.of('acceptor-deal', id) ?? [],
      );
      const [id, of] = [idOfOne(rulings), chance.pick(['c2c-order', 'acceptor-deal'] as const)];
      return all(
        by => exchange.ask(decideRuling, { id, decidedFor, text: 'The receipt shows it.' }, by),
        by => exchange.ask(withdrawClaim, { of, id: idOfOne(deals) }, by),
      );
    },
    () =>
      exchange.ask(
        buyStakingPlan,
        { planId: asId<never>(chance.whole(1, 5)), amount: number(10_000, 60_000) },
        { token },
      ),
    async () => {
      // A session ends after thirty.
      const passed = chance.happens(0.1) && core.clock.now() < Date.now() + DAYS * DAY ? DAY : 16 * MINUTE;
      core.clock.set(core.clock.now() + passed);
      await core.rounds.run();
    },
  ];
  await chance.pick(acts)();
}
