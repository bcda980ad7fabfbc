import type { Quote } from '@tradefloor/contract';
import { useQuote } from '@tradefloor/market/react';
import { formatNumber, isPositive } from '@tradefloor/money';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { useEffect } from 'react';
import { priceDigits } from './digits';

interface TabPriceProps {
  readonly pair: Quote;
  /** The screen's: "Spot trading". */
  readonly title: string;
}

/** The last price before the tab's title. Drawn on its own: a price must not draw the screen again. */
export function TabPrice({ pair, title: screen }: TabPriceProps) {
  const language = useLanguage();
  const price = useQuote(usePlatform(), pair.key)?.quote.price ?? pair.price;
  const title = `${screen} · Tradefloor`;
  const figure = isPositive(price) ? formatNumber(price, language, { least: priceDigits(pair) }) : '';
  useEffect(() => {
    // Another screen's title is not ours to write: the price may move once more while the area is left.
    if (!document.title.endsWith(title)) return;
    document.title = [figure, `${pair.base}/${pair.quote}`, title].filter(Boolean).join(' | ');
  });
  return null;
}
