import { useLook, usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import styles from './area-sheet.module.css';

/** The header's, in words: a narrow one has no room for it. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const { appearance } = usePlatform();
  const isNight = useLook().theme === 'night';
  return (
    <button type="button" className={styles.entry} onClick={() => appearance.set({ theme: isNight ? 'day' : 'night' })}>
      {t(isNight ? 'theme.toDay' : 'theme.toNight')}
    </button>
  );
}
