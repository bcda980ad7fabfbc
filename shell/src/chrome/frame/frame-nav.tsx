import { ways } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { useCurrentInSight } from '@tradefloor/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChrome } from '../chrome-context';
import { Link } from '../link';
import { currentAt, entriesAt } from '../menu-entries';
import { UnreadDot } from '../unread-dot';
import { useLive } from '../use-live';
import type { View } from '../view';
import styles from './frame.module.css';

interface FrameNavProps {
  readonly place: 'account' | 'wallet';
  readonly route: View['route'];
}

/** On the left; below 768 px a strip of tabs that scrolls sideways, the current one in sight. */
export function FrameNav({ place, route }: FrameNavProps) {
  const { t } = useTranslation();
  const code = useLanguage();
  const chrome = useChrome();
  const unread = useLive(chrome.unread);
  const menu = useLive(chrome.menu);
  const entries = useMemo(() => entriesAt(menu, place), [menu, place]);
  const here = entries.find(({ to }) => currentAt(to, route))?.to;
  const list = useCurrentInSight<HTMLUListElement>(here);

  return (
    <nav className={styles.nav} aria-label={t(`nav.${place}`)}>
      <p className={styles.title}>{t(`nav.${place}`)}</p>
      <ul ref={list} className={styles.list}>
        {entries.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.entry} aria-current={to === here ? currentAt(to, route) : undefined}>
              {label[code]}
              {unread && to === ways.messages() ? <UnreadDot /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
