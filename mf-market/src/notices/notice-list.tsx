import { listNews, type NewsItem } from '@tradefloor/contract';
import { formatTime } from '@tradefloor/money';
import { ways } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { EmptyState, ErrorState, LoadMore, SkeletonRows } from '@tradefloor/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './notices.module.css';

const ROWS_LOADING = 10;

export default function NoticeList() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('notices.title')}</h1>
      <Notices />
    </div>
  );
}

function Notices() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const language = useLanguage();
  const notices = useInfiniteQuery({
    queryKey: ['notices', language],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      platform.http(listNews, { column: 'notices', language, page: pageParam }, { signal }),
    // The old server says no total: a page with nothing new on it is the end.
    getNextPageParam: (last, all) =>
      last.rows.length === 0 || isRepeated(all.map(({ rows }) => rows)) ? null : all.length + 1,
    placeholderData: keepPreviousData,
  });
  // What came before an error stays: the button asks for the next page again.
  if (notices.isError && !notices.data) {
    return (
      <ErrorState
        title={t('news.failed')}
        retry={{ label: t('retry'), busy: notices.isFetching, run: () => void notices.refetch() }}
      />
    );
  }
  if (!notices.data) return <SkeletonRows rows={ROWS_LOADING} label={t('loading')} />;
  const rows = distinct(notices.data.pages.flatMap(page => page.rows));
  if (rows.length === 0) return <EmptyState title={t('notices.none')} />;
  return (
    <>
      <ul className={styles.list}>
        {rows.map(notice => (
          <Row key={notice.id} notice={notice} />
        ))}
      </ul>
      {notices.isFetchNextPageError ? <p className={styles.failed}>{t('news.failed')}</p> : null}
      <LoadMore
        state={notices.isFetchingNextPage ? 'loading' : notices.hasNextPage ? 'more' : 'end'}
        label={t('more')}
        endLabel={t('nomore')}
        onMore={() => void notices.fetchNextPage()}
      />
    </>
  );
}

function Row({ notice }: { readonly notice: NewsItem }) {
  const language = useLanguage();
  return (
    <li>
      <Link className={styles.row} to={ways.notice(notice)}>
        <span className={styles.name}>{notice.title}</span>
        {notice.updatedAt === null ? null : (
          <time className={styles.time} dateTime={new Date(notice.updatedAt).toISOString()}>
            {formatTime(notice.updatedAt, language, 'date')}
          </time>
        )}
      </Link>
    </li>
  );
}

/** A server that knows no pages answers the same rows again. */
function isRepeated(pages: ReadonlyArray<readonly NewsItem[]>): boolean {
  const rows = pages.flat();
  return distinct(rows).length < rows.length;
}

function distinct(rows: readonly NewsItem[]): readonly NewsItem[] {
  return [...new Map(rows.map(row => [row.id, row])).values()];
}
