import { AboutPrice } from '@tradefloor/area/about';
import type { PairKey, Quote } from '@tradefloor/contract';
import { useQuote } from '@tradefloor/market/react';
import { type Decimal, mul, type Price } from '@tradefloor/money';
import { pairsTopic } from '@tradefloor/platform';
import { usePlatform, useTopic } from '@tradefloor/platform/react';

/** What the last price is, about, in the member's money; by way of USDT where the pair is quoted in something else. */
export function PriceInMoney({ pair }: { readonly pair: Quote }) {
  const dollars = useTopic(pairsTopic)?.find(({ name }) => name === 'USDT')?.quotes;
  if (pair.quote === 'USDT') return <AboutPrice usdt={pair.price} />;
  const way = dollars?.find(({ base }) => base === pair.quote);
  return way === undefined ? <AboutPrice usdt={null} /> : <ByWayOf pair={way.key} price={pair.price} />;
}

function ByWayOf({ pair, price }: { readonly pair: PairKey; readonly price: Price }) {
  const dollars = useQuote(usePlatform(), pair)?.quote.price;
  return <AboutPrice usdt={dollars === undefined ? null : mul<Decimal>(price, dollars)} />;
}
