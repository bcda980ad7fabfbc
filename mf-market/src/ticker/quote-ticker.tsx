import type { QuoteView } from '@tradefloor/market';
import { useMarkets } from '@tradefloor/market/react';
import { Change, LastPrice } from '@tradefloor/trading';
import { Ticker } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useTrade } from '../trade/use-trade';
import styles from './quote-ticker.module.css';

/** Prices are pushed; while the socket is down the shell asks for them (market.ticker-pace). */
export function QuoteTicker() {
  const { t } = useTranslation();
  const markets = useMarkets();
  if (markets.kind !== 'ready') return <div className={styles.place} />;
  return (
    <div className={styles.place}>
      <Ticker
        label={t('ticker.title')}
        labels={{ pause: t('ticker.pause'), play: t('ticker.play') }}
        items={markets.value.map(view => ({ key: view.quote.key, content: <Item view={view} /> }))}
      />
    </div>
  );
}

function Item({ view }: { readonly view: QuoteView }) {
  const trade = useTrade();
  const { base, quote } = view.quote;
  return (
    <button type="button" className={styles.item} onClick={() => trade(view.quote)}>
      <span>
        {base}/{quote}
      </span>
      <LastPrice view={view} />
      <Change view={view} />
    </button>
  );
}
