import {
  asId,
  closePosition,
  closePositions,
  listLeverageOrders,
  listMicroCurrencies,
  revokeLeverageOrder,
  submitLeverageOrder,
  submitMicroOrder,
} from '@tradefloor/contract';
import { buyInsurance, claimInsurance } from '@tradefloor/contract/ext';
import { amount, decimal, price } from '@tradefloor/money';
import type { Chance } from '../../clock/chance';
import type { TestExchange } from '../test-exchange';

/** Leverage and micro: orders, closes, revokes, insurances, prices that move and time that passes. */
export async function operateWithHouse(exchange: TestExchange, chance: Chance, token: string): Promise<void> {
  const { core } = exchange;
  const pair = { currencyId: asId<never>(1), legalId: asId<never>(3) };
  const direction = chance.pick(['long', 'short'] as const);
  const terms = { ...pair, direction, multiplier: decimal(chance.pick(['10', '50', '100'])) };
  const acts: ReadonlyArray<() => Promise<unknown>> = [
    () => {
      const hands = decimal(String(chance.whole(1, 120)));
      const mode = chance.pick(['limit', 'market'] as const);
      const limit = price((97_412 + chance.between(-3_000, 3_000)).toFixed(2));
      return exchange.ask(submitLeverageOrder, { ...terms, hands, mode, price: limit }, { token });
    },
    async () => {
      const { rows } = await exchange.get(listLeverageOrders, { status: 'pending' }, { token });
      const [entrust] = rows;
      if (entrust) await exchange.ask(revokeLeverageOrder, { id: entrust.id }, { token });
    },
    async () => {
      const { rows } = await exchange.get(listLeverageOrders, { status: 'open' }, { token });
      const [position] = rows;
      if (position) await exchange.ask(closePosition, { id: position.id }, { token });
    },
    () => exchange.ask(closePositions, { positions: direction }, { token }),
    () => {
      const wish = {
        pairId: asId<never>(1),
        currencyId: pair.legalId,
        direction: chance.pick(['up', 'down'] as const),
      };
      const number = amount(chance.between(10, 200).toFixed(8));
      return exchange.ask(submitMicroOrder, { ...wish, seconds: 30, amount: number }, { token });
    },
    () => {
      const wish = { currencyId: pair.legalId, typeId: 'usdt-standard', amount: amount('100') };
      return exchange.ask(buyInsurance, wish, { token });
    },
    async () => {
      const found = await exchange.get(listMicroCurrencies, {}, { token });
      const id = found.find(({ insurance }) => insurance)?.insurance?.id;
      if (id !== undefined) await exchange.ask(claimInsurance, { id }, { token });
    },
    async () => {
      const market = core.hall.called('BTC/USDT');
      if (market) await core.traders.setPrice(market, Math.round(97_412 + chance.between(-9_000, 9_000)));
    },
    async () => {
      core.clock.set(core.clock.now() + 31_000);
      await core.rounds.run();
    },
  ];
  await chance.pick(acts)();
}
