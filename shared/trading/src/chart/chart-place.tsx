import { Panel, Skeleton } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './chart-panel.module.css';

/** What stands for the chart until its code is here. */
export function ChartPlace() {
  const { t } = useTranslation();
  return (
    <div className={styles.room}>
      <Panel label={t('chart.title')} head={<div className={styles.head} />} className={styles.panel}>
        <Skeleton height="100%" />
      </Panel>
    </div>
  );
}
