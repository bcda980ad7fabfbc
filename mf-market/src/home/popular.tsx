import { Link } from '@tradefloor/area/link';
import { compare } from '@tradefloor/money';
import type { QuoteView } from '@tradefloor/market';
import { useMarkets } from '@tradefloor/market/react';
import { ways } from '@tradefloor/platform';
import { Change, LastPrice, PairName, useQuotesNote } from '@tradefloor/trading';
import { ErrorState, Panel, SkeletonRows, TabPanel, Tabs } from '@tradefloor/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTrade } from '../trade/use-trade';
import styles from './popular.module.css';

const ROWS = 5;
type List = 'popular' | 'rising' | 'falling';

export function Popular() {
  const { t } = useTranslation();
  const id = useId();
  const markets = useMarkets();
  const [list, setList] = useState<List>('popular');
  return (
    <Panel
      className={styles.panel}
      stale={useQuotesNote()}
      label={t('popular.title')}
      head={
        <Tabs<List>
          id={id}
          label={t('popular.title')}
          value={list}
          onChange={setList}
          tabs={[
            { value: 'popular', label: t('popular.popular') },
            { value: 'rising', label: t('popular.rising') },
            { value: 'falling', label: t('popular.falling') },
          ]}
        />
      }
      end={
        <Link className={styles.all} to={ways.quotation()}>
          {t('popular.all')}
        </Link>
      }
    >
      <TabPanel id={id} value={list}>
        {markets.kind === 'ready' ? <Rows views={topOf(markets.value, list)} /> : null}
        {markets.kind === 'loading' ? (
          <div className={styles.waiting}>
            <SkeletonRows rows={ROWS} label={t('markets.loading')} />
          </div>
        ) : null}
        {markets.kind === 'failed' ? (
          <div className={styles.waiting}>
            <ErrorState title={t('markets.unreachable')} text={t('markets.unreachableText')} />
          </div>
        ) : null}
      </TabPanel>
    </Panel>
  );
}

function Rows({ views }: { readonly views: readonly QuoteView[] }) {
  const trade = useTrade();
  return (
    <ul>
      {views.map(view => (
        <li key={view.quote.key}>
          <button type="button" className={styles.row} onClick={() => trade(view.quote)}>
            <PairName quote={view.quote} />
            <span className={styles.price}>
              <LastPrice view={view} />
            </span>
            <span className={styles.change}>
              <Change view={view} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Popular is the server's own order: what it lists first it wants to be seen first. */
function topOf(views: readonly QuoteView[], list: List): readonly QuoteView[] {
  if (list === 'popular') return views.slice(0, ROWS);
  const way = list === 'rising' ? -1 : 1;
  return views.toSorted((one, other) => way * compare(one.quote.change, other.quote.change)).slice(0, ROWS);
}
