import { LoadMore, Pager } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './list-frame.module.css';
import type { Listing, Pages } from './row-list';

/** list.says-end: spot's lists; those that say it later give their own figure. */
const SAYS_END_FROM = 9;

interface ListFootProps {
  readonly listing: Listing<unknown>;
  /** Said when the next rows don't come: "The orders could not be loaded". */
  readonly failed: string;
  readonly saysEndFrom?: number | undefined;
}

interface Asked {
  /** Its own of each list, however the rows that are shown of it are parted. */
  readonly of: Listing<unknown>['refresh'];
  readonly state: 'asks' | 'asked' | 'failed';
}

/** Under a list: the next rows, or that there is no more; or the pages, where there are several (list.pager-beyond-page). */
export function ListFoot({ listing, failed, saysEndFrom = SAYS_END_FROM }: ListFootProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { pages, rows, hasMore, more, refresh } = listing;
  // What was asked of another list, before a filter was changed, says nothing of this one.
  const asking = asked?.of === refresh ? asked.state : 'not';
  const ask = async (next: () => Promise<void>) => {
    const mine: Asked = { of: refresh, state: 'asks' };
    setAsked(mine);
    // Another page may have been asked for meanwhile.
    const end = (state: Asked['state']) => setAsked(now => (now === mine ? { of: refresh, state } : now));
    try {
      await next();
      end('asked');
    } catch {
      end('failed');
    }
  };
  const trouble = asking === 'failed' ? <p className={styles.failed}>{failed}</p> : null;
  if (pages !== null) {
    if (pages.pages <= 1) return null;
    return (
      <div className={styles.pages} aria-busy={asking === 'asks'}>
        {trouble}
        <ListPager pages={pages} onPage={page => void ask(() => pages.show(page))} />
      </div>
    );
  }
  // Who has asked for more is told that there is none.
  if (!hasMore && rows.length < saysEndFrom && asking === 'not') return null;
  return (
    <>
      {trouble}
      <LoadMore
        state={hasMore ? (asking === 'asks' ? 'loading' : 'more') : 'end'}
        label={t('list.more')}
        endLabel={t('list.nomore')}
        onMore={() => void ask(more)}
      />
    </>
  );
}

function ListPager({ pages, onPage }: { readonly pages: Pages; readonly onPage: (page: number) => void }) {
  const { t } = useTranslation();
  return (
    <Pager
      label={t('list.pages')}
      page={pages.page}
      pages={pages.pages}
      onPage={onPage}
      previousLabel={t('list.previous')}
      nextLabel={t('list.next')}
      pageLabel={page => t('list.page', { page })}
    />
  );
}
