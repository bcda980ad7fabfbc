import { useLook, usePlatform } from '@tradefloor/platform/react';
import { IconButton } from '@tradefloor/ui';
import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './header.module.css';

export function ThemeButton() {
  const { t } = useTranslation();
  const { appearance } = usePlatform();
  const isNight = useLook().theme === 'night';
  return (
    <IconButton
      className={styles.theme ?? ''}
      label={t(isNight ? 'theme.toDay' : 'theme.toNight')}
      onClick={() => appearance.set({ theme: isNight ? 'day' : 'night' })}
    >
      {isNight ? <Moon size={16} aria-hidden /> : <Sun size={16} aria-hidden />}
    </IconButton>
  );
}
