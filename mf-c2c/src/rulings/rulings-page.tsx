import { TableList, useRows, useWish } from '@tradefloor/area/list';
import { Page } from '@tradefloor/area/page';
import { listRulings, type Ruling } from '@tradefloor/contract/ext';
import { ways } from '@tradefloor/platform';
import { useOffers, usePlatform } from '@tradefloor/platform/react';
import { EmptyState, TabPanel, Tabs } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import panel from '../fiat-page/panel.module.css';
import { rulings } from '../dispute/ruling-list';
import { useRulingColumns } from './ruling-columns';

const STATES = ['all', 'open', 'decided', 'settled'] as const;
const ROWS = 10;
const TABS = 'rulings';

export function RulingsPage() {
  const { t } = useTranslation();
  const isOffered = useOffers(listRulings);
  return (
    <Page title={t('title.rulings')} lead={t('rulings.lead')}>
      {isOffered === false ? <EmptyState title={t('rulings.notOffered')} /> : <RulingTable />}
    </Page>
  );
}

function RulingTable() {
  const { t } = useTranslation();
  const { navigate } = usePlatform();
  const [state, setState] = useWish('status', STATES);
  const listing = useRows<Ruling>(rulings(state === 'all' ? undefined : state));
  const columns = useRulingColumns();
  return (
    <div className={panel.panel}>
      <Tabs
        label={t('rulings.state')}
        id={TABS}
        tabs={STATES.map(value => ({ value, label: t(`rulings.states.${value}`) }))}
        value={state}
        onChange={setState}
      />
      <TabPanel id={TABS} value={state}>
        <TableList
          label={t('title.rulings')}
          look="roomy"
          listing={listing}
          columns={columns}
          rowKey={({ id }) => id}
          rowsLoading={ROWS}
          saysEndFrom={ROWS}
          failed={t('rulings.failed')}
          empty={<EmptyState title={t('rulings.none')} text={t('rulings.noneText')} />}
          onRowClick={({ id }) => void navigate(ways.rulings({ id }))}
        />
      </TabPanel>
    </div>
  );
}
