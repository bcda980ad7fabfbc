import type { AreaStanding, BuildState, ListedBuild } from '@tradefloor/contract/desk';
import { useLanguage } from '@tradefloor/platform/react';
import { Badge, Button, type Column, Table } from '@tradefloor/ui';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wish } from '../acts/wish';
import { useMoment } from '../standing/use-moment';
import { BuildMenu } from './build-menu';
import { counted, milliseconds, share, thousandths } from './figures';
import styles from './build-table.module.css';

interface BuildTableProps {
  readonly area: AreaStanding;
  readonly onWish: (wish: Wish) => void;
}

const SHOWN = 5;

/** As much as what is in them takes, so that figures stand under figures from area to area. */
const WIDTHS = { build: '124px', state: '120px', published: '176px', figure: '72px', acts: '44px' } as const;

const TONES: Readonly<Record<BuildState, NonNullable<ComponentProps<typeof Badge>['tone']>>> = {
  stable: 'accent',
  canary: 'warn',
  blocked: 'danger',
  'last-good': 'plain',
  published: 'plain',
};

/** Those that somebody has first, then the newest. */
const RANK: Readonly<Record<BuildState, number>> = { stable: 0, canary: 1, 'last-good': 3, published: 2, blocked: 4 };

export function BuildTable({ area, onWish }: BuildTableProps) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const columns = useColumns(area, onWish);
  const builds = area.builds.toSorted((one, other) => RANK[one.state] - RANK[other.state]);
  const label = t('builds.of', { area: area.name });
  return (
    <div className={styles.builds}>
      <Table
        stacked
        label={label}
        columns={columns}
        rows={isWhole ? builds : builds.slice(0, SHOWN)}
        rowKey={({ id }) => id}
      />
      {builds.length <= SHOWN || isWhole ? null : (
        <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
          {t('builds.all', { count: builds.length })}
        </Button>
      )}
    </div>
  );
}

function useColumns(area: AreaStanding, onWish: (wish: Wish) => void): ReadonlyArray<Column<ListedBuild>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const moment = useMoment();
  const figure = (
    key: string,
    label: string,
    drop: number,
    cell: (build: ListedBuild) => string | null,
  ): Column<ListedBuild> => ({ key, label, drop, cell, width: WIDTHS.figure, align: 'end', card: 'fact' });
  return [
    {
      key: 'build',
      label: t('builds.build'),
      width: WIDTHS.build,
      card: 'head',
      cell: ({ id }) => <span className={styles.id}>{id}</span>,
    },
    {
      key: 'state',
      label: t('builds.state'),
      width: WIDTHS.state,
      card: 'head',
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`builds.states.${state}`)}</Badge>,
    },
    {
      key: 'published',
      label: t('builds.published'),
      width: WIDTHS.published,
      drop: 1,
      card: 'none',
      cell: ({ publishedAt }) => moment(publishedAt),
    },
    figure('tabs', t('gateways.tabs'), 2, ({ figures }) => counted(figures?.tabs)),
    figure('visits', t('builds.visits'), 3, ({ figures }) => counted(figures?.visits)),
    figure('failed', t('builds.failed'), 4, ({ figures }) => share(figures?.failed, figures?.visits, language)),
    figure('faults', t('builds.faults'), 5, ({ figures }) => counted(figures?.faults)),
    figure('load', t('builds.load'), 6, ({ figures }) => milliseconds(figures?.loadMs, language)),
    figure('mount', t('builds.mount'), 7, ({ figures }) => milliseconds(figures?.mountMs, language)),
    figure('lcp', 'LCP', 8, ({ figures }) => milliseconds(figures?.lcpMs, language)),
    figure('inp', 'INP', 9, ({ figures }) => milliseconds(figures?.inpMs, language)),
    figure('cls', 'CLS', 10, ({ figures }) => thousandths(figures?.clsThousandths, language)),
    {
      key: 'acts',
      label: t('builds.acts'),
      labelHidden: true,
      width: WIDTHS.acts,
      align: 'end',
      card: 'end',
      cell: build => <BuildMenu area={area} build={build} onWish={onWish} />,
    },
  ];
}
