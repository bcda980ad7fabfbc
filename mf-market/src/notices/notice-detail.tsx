import { Answered } from '@tradefloor/area/page';
import { Link } from '@tradefloor/area/link';
import { type AnswerOf, asId, type NewsId, type readNews } from '@tradefloor/contract';
import { formatTime } from '@tradefloor/money';
import { ways } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { EmptyState } from '@tradefloor/ui';
import { SanitisedHtml } from '@tradefloor/ui/html';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useNotice } from './use-notice';
import { useTabTitle } from './use-tab-title';
import styles from './notices.module.css';

const ROWS_LOADING = 8;

type News = AnswerOf<typeof readNews>;

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
  const language = useLanguage();
  const { notice, isGone } = useNotice(id);
  if (isGone) return <EmptyState title={t('notice.unknown')} />;
  return (
    <Answered query={notice} rows={ROWS_LOADING} failed={t('notice.failed')}>
      {/* The shell names the tab anew with the language, and the article may be called the same in both. */}
      {news => <Article key={language} news={news} />}
    </Answered>
  );
}

function Article({ news: { title, abstract, content, updatedAt } }: { readonly news: News }) {
  const language = useLanguage();
  useTabTitle(title);
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
