import { formatTime } from '@tradefloor/money';
import { Link } from '@tradefloor/area/link';
import { Answered } from '@tradefloor/area/page';
import type { NewsItem } from '@tradefloor/contract';
import { ways } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { Skeleton } from '@tradefloor/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './banner.module.css';
import { LateCarousel } from './late-carousel';
import { useNews } from '../notices/use-news';

/** It moves every second, four slides side by side. */
const PACE_MS = 1000;
const PER_VIEW = { wide: 4, medium: 2, narrow: 1 };

export function Banner() {
  const { t } = useTranslation();
  const news = useNews('home-banner');
  return (
    <div className={styles.banner}>
      <Answered query={news} rows={<Waiting />} failed={t('news.failed')}>
        {({ rows }) => (rows.length === 0 ? null : <Slides rows={rows} />)}
      </Answered>
    </div>
  );
}

function Slides({ rows }: { readonly rows: readonly NewsItem[] }) {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<Waiting />}>
      <LateCarousel
        label={t('banner.title')}
        perView={PER_VIEW}
        pace={PACE_MS}
        slides={rows.map(item => ({ key: item.id, content: <Slide item={item} /> }))}
        labels={{
          previous: t('banner.previous'),
          next: t('banner.next'),
          pause: t('banner.pause'),
          play: t('banner.play'),
          slide: (number, of) => t('banner.slide', { number, of }),
        }}
      />
    </Suspense>
  );
}

function Slide({ item }: { readonly item: NewsItem }) {
  const language = useLanguage();
  return (
    <Link className={styles.slide} to={ways.notice(item)}>
      {item.thumbnail === null ? null : <img className={styles.image} src={item.thumbnail} alt="" loading="lazy" />}
      <span className={styles.title}>{item.title}</span>
      {item.updatedAt === null ? null : (
        <time className={styles.day} dateTime={new Date(item.updatedAt).toISOString()}>
          {formatTime(item.updatedAt, language, 'day-month')}
        </time>
      )}
    </Link>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      {[1, 2, 3, 4].map(slide => (
        <Skeleton key={slide} height="100%" />
      ))}
    </div>
  );
}
