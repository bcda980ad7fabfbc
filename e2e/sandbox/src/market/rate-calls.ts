import type { exchangeRates } from '@tradefloor/contract/ext';
import { MONEYS, price } from '@tradefloor/money';
import type { HandlerOf } from '../wire/ask';

/** Beside the yuan's, which an operator sets: what the others were worth on the day that the sandbox begins with. */
const OF_USDT = { USD: '1', EUR: '0.8672', HKD: '7.7815', JPY: '156.42', KRW: '1468.5' } as const;

/** look.about-money. */
export const rates: HandlerOf<typeof exchangeRates> = (_, { core }) =>
  MONEYS.map(money => ({ money, rate: price(money === 'CNY' ? core.settings.get('cny_rate') : OF_USDT[money]) }));
