import { TableList, useRows, useWish } from '@tradefloor/area/list';
import { Link } from '@tradefloor/area/link';
import { Page } from '@tradefloor/area/page';
import type { AcceptorDeal } from '@tradefloor/contract';
import { ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { buttonClass, EmptyState, TabPanel, Tabs } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import panel from '../fiat-page/panel.module.css';
import { useDealColumns } from './deal-columns';
import { useDealFile } from './deal-file';
import { keyOf, ownDeals } from './deal-lists';

const SIDES = ['buy', 'sell'] as const;
const ROWS = 10;
const TABS = 'acceptor-deals';

export function DealRecords() {
  const { t } = useTranslation();
  const { navigate } = usePlatform();
  const [side, setSide] = useWish('type', SIDES);
  const listing = useRows<AcceptorDeal>(ownDeals(side));
  const columns = useDealColumns('own');
  const file = useDealFile(side);
  return (
    <Page
      title={t('title.acceptorRecords')}
      end={
        <Link className={buttonClass()} to={ways.acceptors()}>
          {t('title.acceptors')}
        </Link>
      }
    >
      <div className={panel.panel}>
        <Tabs
          label={t('deals.kinds')}
          id={TABS}
          tabs={SIDES.map(value => ({ value, label: t(`deals.tab.${value}`) }))}
          value={side}
          onChange={setSide}
        />
        <TabPanel id={TABS} value={side}>
          <TableList
            label={t(`deals.tab.${side}`)}
            look="roomy"
            listing={listing}
            columns={columns}
            rowKey={keyOf}
            rowsLoading={ROWS}
            saysEndFrom={ROWS}
            failed={t('deals.failed')}
            empty={<EmptyState title={t('deals.none')} text={t('deals.noneText')} />}
            file={file}
            onRowClick={({ id }) => {
              if (id !== null) void navigate(ways.acceptorDeals({ type: side, id }));
            }}
          />
        </TabPanel>
      </div>
    </Page>
  );
}
