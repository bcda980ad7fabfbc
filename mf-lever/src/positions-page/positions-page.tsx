import { later, NothingYet, RowsYet } from '@tradefloor/area/later';
import { useTurn } from '@tradefloor/area/list';
import { Panel, TabPanel, Tabs } from '@tradefloor/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeveragePage } from '../leverage-pages/leverage-page';
import { PairFilter, useWishedPair } from '../pair-choice/pair-filter';

const AccountBar = later(() => import('./late-lists').then(late => late.AccountBar), NothingYet);
const EntrustList = later(() => import('./late-lists').then(late => late.EntrustList), RowsYet);
const PastList = later(() => import('./late-lists').then(late => late.PastList), RowsYet);
const PositionList = later(() => import('./late-lists').then(late => late.PositionList), RowsYet);

const TABS = ['open', 'entrusts', 'closed', 'revoked'] as const;
type Tab = (typeof TABS)[number];

const NAMES = {
  open: 'positions.title',
  entrusts: 'positions.entrusts',
  closed: 'positions.closedList',
  revoked: 'positions.revokedList',
} as const;

/** The user's positions and entrusts, and what became of them: a page for what has no room under a chart. */
export default function PositionsPage() {
  const { t } = useTranslation();
  const id = useId();
  const [tab, choose] = useTurn('tab', TABS, useState<Tab>('open'));
  return (
    <LeveragePage title={t('title.positions')}>
      <Panel
        label={t('title.positions')}
        head={
          <Tabs<Tab>
            id={id}
            label={t('title.positions')}
            value={tab}
            onChange={choose}
            tabs={TABS.map(value => ({ value, label: t(NAMES[value]) }))}
          />
        }
      >
        <TabPanel id={id} value={tab}>
          <OneOf tab={tab} />
        </TabPanel>
      </Panel>
    </LeveragePage>
  );
}

function OneOf({ tab }: { readonly tab: Tab }) {
  const [pair] = useWishedPair();
  const filters = (
    <>
      <PairFilter />
      {tab === 'open' ? <AccountBar /> : null}
    </>
  );
  const shown = { pair, filters, look: 'roomy' } as const;
  switch (tab) {
    case 'open':
      return <PositionList {...shown} />;
    case 'entrusts':
      return <EntrustList {...shown} />;
    case 'closed':
    case 'revoked':
      return <PastList key={tab} status={tab} {...shown} />;
    default:
      return tab satisfies never;
  }
}
