import type { Side } from '@tradefloor/contract';
import { Button, Panel, TabPanel, Tabs } from '@tradefloor/ui';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvName, saveCsv } from '../csv/save-csv';
import { FillListView } from '../orders/fill-list-view';
import { FillsExport } from '../orders/fills-export';
import { OpenList } from '../orders/open-list';
import { openOrdersFile } from '../orders/order-files';
import { useCancel } from '../orders/use-cancel';
import { useOpenOrders, useOwnFills } from '../orders/use-open-orders';
import styles from './entrusts.module.css';

type EntrustsTab = Side | 'completed';
/** S2 §2: selling, buying, completed. */
const TABS: readonly EntrustsTab[] = ['sell', 'buy', 'completed'];

/** The user's spot orders over all pairs. */
export default function Entrusts() {
  const { t } = useTranslation();
  const id = useId();
  const [tab, setTab] = useState<EntrustsTab>('sell');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title.entrusts')}</h1>
      <Panel
        label={t('title.entrusts')}
        head={
          <Tabs
            id={id}
            label={t('title.entrusts')}
            value={tab}
            onChange={setTab}
            tabs={TABS.map(value => ({ value, label: t(`entrusts.tab.${value}`) }))}
          />
        }
      >
        <TabPanel id={id} value={tab}>
          {tab === 'completed' ? <Completed /> : <Standing key={tab} side={tab} />}
        </TabPanel>
      </Panel>
    </div>
  );
}

function Standing({ side }: { readonly side: Side }) {
  const { t } = useTranslation();
  const open = useOpenOrders(null);
  const cancel = useCancel();
  const rows = open.orders.filter(order => order.side === side);
  return (
    <>
      <div className={styles.tools}>
        <Button
          size="small"
          variant="quiet"
          start={<Download size={14} aria-hidden />}
          disabled={rows.length === 0}
          onClick={() => saveCsv(csvName(`spot-${side}-entrusts`, Date.now()), openOrdersFile(rows, t))}
        >
          {t('orders.csv')}
        </Button>
        <Button size="small" variant="quiet" disabled={rows.length === 0} onClick={() => void cancel.all(rows)}>
          {t('orders.cancelAll')}
        </Button>
      </div>
      <OpenList look="roomy" label={t(`entrusts.tab.${side}`)} open={open} rows={rows} cancel={cancel} />
    </>
  );
}

function Completed() {
  const { t } = useTranslation();
  const fills = useOwnFills(null);
  return (
    <>
      <div className={styles.tools}>
        <FillsExport fills={fills} />
      </div>
      <FillListView look="roomy" label={t('entrusts.tab.completed')} fills={fills} />
    </>
  );
}
