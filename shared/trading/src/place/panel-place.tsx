import { Panel, SkeletonRows } from '@tradefloor/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './panel-place.module.css';

interface PlaceOf {
  /** The key of the panel's name, as in `orders.title`. */
  readonly title: string;
  readonly rows: number;
  /** The panel has tabs in its head: the place is as high without them. */
  readonly hasTabs?: boolean;
}

/** What is shown in place of a late panel until its code comes: the layout gives it its size. */
export function panelPlace({ title, rows, hasTabs = false }: PlaceOf): () => ReactNode {
  return function PanelPlace() {
    const { t } = useTranslation();
    return (
      <Panel label={t(title)} className={styles.panel} head={hasTabs ? <div /> : undefined}>
        <SkeletonRows rows={rows} label={t('page.loading')} />
      </Panel>
    );
  };
}
