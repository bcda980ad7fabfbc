import { Panel, SkeletonRows } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './places.module.css';

// What stands for the late panels until they come: the layout gives them their size, and the heads are as high.

const FORM_ROWS = 14;
const LIST_ROWS = 4;
const TRADE_ROWS = 8;

export function FormPlace() {
  const { t } = useTranslation();
  return (
    <Panel label={t('form.title')} className={styles.panel}>
      <SkeletonRows rows={FORM_ROWS} label={t('page.loading')} />
    </Panel>
  );
}

export function PositionsPlace() {
  const { t } = useTranslation();
  return (
    <Panel label={t('positions.title')} className={styles.panel} head={<div />}>
      <SkeletonRows rows={LIST_ROWS} label={t('page.loading')} />
    </Panel>
  );
}

export function TradesPlace() {
  const { t } = useTranslation();
  return (
    <Panel label={t('trades.title')} className={styles.panel} head={<div />}>
      <SkeletonRows rows={TRADE_ROWS} label={t('trades.loading')} />
    </Panel>
  );
}
