import type { MenuEntry } from '@tradefloor/release';
import { useLanguage } from '@tradefloor/platform/react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../link';
import { currentAt } from '../menu-entries';
import type { View } from '../view';
import { MoreMenu } from './more-menu';
import { useFitting } from './use-fitting';
import styles from './area-menu.module.css';

interface AreaMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly route: View['route'];
}

/** All entries stay in the row, so that their widths are known; those that do not fit are hidden there and stand behind "More". */
export function AreaMenu({ entries, route }: AreaMenuProps) {
  const { t } = useTranslation();
  const code = useLanguage();
  const row = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLDivElement>(null);
  const labels = useMemo(() => entries.map(entry => entry.label[code]), [entries, code]);
  const shown = useFitting(row, list, more, labels);
  const rest = entries.slice(shown);
  return (
    <nav ref={row} className={styles.row} aria-label={t('nav.main')}>
      <ul ref={list} className={styles.list}>
        {entries.map(({ to }, index) => (
          <li key={to} className={index < shown ? undefined : styles.hidden}>
            <Link to={to} className={styles.entry} aria-current={currentAt(to, route)}>
              {labels[index]}
            </Link>
          </li>
        ))}
      </ul>
      <div ref={more} className={rest.length > 0 ? styles.more : styles.moreHidden}>
        <MoreMenu entries={rest} route={route} />
      </div>
    </nav>
  );
}
