import { instantOf, type Listing, TableList } from '@tradefloor/area/list';
import type { RegionUser } from '@tradefloor/contract';
import { formatTime } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { EmptyState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './region.module.css';

const ROWS_LOADING = 10;

export function RegionUsers({ users }: { readonly users: Listing<RegionUser> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const places = new Map(users.rows.map((user, place) => [user, place]));
  return (
    <TableList
      className={styles.users}
      label={t('title.region')}
      look="roomy"
      listing={users}
      rowsLoading={ROWS_LOADING}
      rowKey={user => places.get(user) ?? 0}
      failed={t('region.failed')}
      empty={<EmptyState title={t('region.none')} text={t('region.noneText')} />}
      file={{
        name: 'region-users',
        heads: [t('region.region'), t('region.contact'), t('region.time')],
        cells: user => [regionOf(user), user.phone ?? '', instantOf(user.time)],
      }}
      columns={[
        {
          key: 'region',
          card: 'head',
          label: t('region.region'),
          cell: user => regionOf(user) || '—',
        },
        { key: 'contact', card: 'line', label: t('region.contact'), cell: user => user.phone || '—' },
        {
          key: 'time',
          card: 'line',
          label: t('region.time'),
          align: 'end',
          cell: user => (user.time === null ? '—' : formatTime(user.time, language, 'date-time')),
        },
      ]}
    />
  );
}

const regionOf = ({ cityName, districtName }: RegionUser): string =>
  [cityName, districtName].filter(Boolean).join(' · ');
