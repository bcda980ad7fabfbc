import type { MenuEntry } from '@tradefloor/release';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Opener } from '../overlay/opener';
import type { View } from '../view';
import styles from './header.module.css';

interface MoreMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly route: View['route'];
}

export function MoreMenu({ entries, route }: MoreMenuProps) {
  const { t } = useTranslation();
  return (
    <Opener
      popup="menu"
      button={
        <button type="button" className={styles.item}>
          {t('nav.more')}
          <ChevronDown size={14} aria-hidden />
        </button>
      }
      renderOverlay={({ EntriesMenu }, trigger, startOpen) => (
        <EntriesMenu trigger={trigger} startOpen={startOpen} entries={entries} route={route} />
      )}
    />
  );
}
