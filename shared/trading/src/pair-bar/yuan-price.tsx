import type { Quote } from '@tradefloor/contract';
import { formatNumber } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { useYuan } from './use-yuan';

/** What the last price is in CNY; its line is kept while that is not known. */
export function YuanPrice({ quote }: { readonly quote: Quote }) {
  const language = useLanguage();
  const yuan = useYuan(quote);
  return yuan === null ? '\u00a0' : `≈ ¥ ${formatNumber(yuan, language, { least: 2 })}`;
}
