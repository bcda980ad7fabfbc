import { Link } from '@tradefloor/area/link';
import { ListFrame, useRows } from '@tradefloor/area/list';
import { Page } from '@tradefloor/area/page';
import type { NewsItem } from '@tradefloor/contract';
import { formatTime } from '@tradefloor/money';
import { ways } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { EmptyState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { listedColumn, newsRows } from './notice-rows';
import styles from './notices.module.css';

const ROWS_LOADING = 10;

export default function NoticeList() {
  const { t } = useTranslation();
  const column = listedColumn(new URLSearchParams(useLocation().search).get('column'));
  const isNotices = column === 'notices';
  const news = useRows(newsRows(column));
  return (
    <Page title={t(isNotices ? 'notices.title' : `notices.of.${column}`)} size="text">
      <ListFrame
        listing={news}
        rowsLoading={ROWS_LOADING}
        failed={t('news.failed')}
        empty={<EmptyState title={t(isNotices ? 'notices.none' : 'notices.noArticles')} />}
      >
        {rows => (
          <ul className={styles.list}>
            {rows.map(notice => (
              <Row key={notice.id} notice={notice} />
            ))}
          </ul>
        )}
      </ListFrame>
    </Page>
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
