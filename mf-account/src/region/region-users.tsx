import type { RegionUser } from '@tradefloor/contract';
import { formatTime } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { EmptyState, ErrorState, LoadMore, SkeletonRows, Table } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import type { useRegionUsers } from './use-region-users';
import styles from './region.module.css';

const ROWS_LOADING = 10;

interface Placed {
  readonly user: RegionUser;
  /** Two users of one place and minute are two rows. */
  readonly place: number;
}

export function RegionUsers({ users }: { readonly users: ReturnType<typeof useRegionUsers> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (users.data === undefined) {
    if (!users.isError) return <SkeletonRows rows={ROWS_LOADING} label={t('page.loading')} />;
    const retry = { label: t('page.retry'), busy: users.isFetching, run: () => void users.refetch() };
    return <ErrorState title={t('region.failed')} retry={retry} />;
  }
  const rows = users.data.pages.flatMap(page => page.rows).map((user, place): Placed => ({ user, place }));
  return (
    <div className={styles.users}>
      <Table
        label={t('title.region')}
        look="roomy"
        stacked
        rows={rows}
        rowKey={({ place }) => place}
        empty={<EmptyState title={t('region.none')} text={t('region.noneText')} />}
        columns={[
          {
            key: 'region',
            label: t('region.region'),
            cell: ({ user }: Placed) => [user.cityName, user.districtName].filter(Boolean).join(' · ') || '—',
          },
          { key: 'contact', label: t('region.contact'), cell: ({ user }: Placed) => user.phone || '—' },
          {
            key: 'time',
            label: t('region.time'),
            align: 'end',
            cell: ({ user }: Placed) => (user.time === null ? '—' : formatTime(user.time, language, 'date-time')),
          },
        ]}
      />
      {users.hasNextPage ? (
        <LoadMore
          state={users.isFetchingNextPage ? 'loading' : 'more'}
          label={t('messages.more')}
          endLabel={t('messages.nomore')}
          onMore={() => void users.fetchNextPage()}
        />
      ) : null}
    </div>
  );
}
