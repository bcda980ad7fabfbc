import { asId, type NewsId, readNews } from '@tradefloor/contract';
import { useAreaQuery } from '@tradefloor/area';
import { formatTime } from '@tradefloor/money';
import { isCallFailure, resyncTopic, ways } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { EmptyState, ErrorState, SkeletonRows } from '@tradefloor/ui';
import { SanitisedHtml } from '@tradefloor/ui/html';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import styles from './notices.module.css';

const ROWS_LOADING = 8;

export default function NoticeDetail() {
  const { t } = useTranslation();
  const id = new URLSearchParams(useLocation().search).get('id');
  return (
    <div className={styles.page}>
      {id === null || id === '' ? <EmptyState title={t('notice.unknown')} /> : <Notice id={asId<NewsId>(id)} />}
      <Link className={styles.back} to={ways.notices()}>
        {t('notice.all')}
      </Link>
    </div>
  );
}

function Notice({ id }: { readonly id: NewsId }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const language = useLanguage();
  // The language travels in a header: another one is another article.
  const notice = useAreaQuery({
    queryKey: ['notice', id, language],
    queryFn: ({ signal }) => platform.http(readNews, { id }, { signal }),
    staleOn: bus => [bus.on(resyncTopic)],
    // In another language, not of another notice.
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
  });
  if (notice.isError && !notice.data) {
    // Removed meanwhile: asking again would not bring it back.
    if (isCallFailure(notice.error) && notice.error.kind === 'refused') {
      return <EmptyState title={t('notice.unknown')} />;
    }
    return (
      <ErrorState
        title={t('notice.failed')}
        text={notice.error.message}
        retry={{ label: t('retry'), busy: notice.isFetching, run: () => void notice.refetch() }}
      />
    );
  }
  if (!notice.data) return <SkeletonRows rows={ROWS_LOADING} label={t('loading')} />;
  const { title, abstract, content, updatedAt } = notice.data;
  return (
    <article className={styles.article}>
      <h1 className={styles.title}>{title}</h1>
      {updatedAt === null ? null : (
        <time className={styles.time} dateTime={new Date(updatedAt).toISOString()}>
          {formatTime(updatedAt, language, 'date-time')}
        </time>
      )}
      {abstract === '' ? null : <p className={styles.abstract}>{abstract}</p>}
      <SanitisedHtml className={styles.content ?? ''} html={content} />
    </article>
  );
}
