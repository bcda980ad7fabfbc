import { IconButton } from '@tradefloor/ui';
import { Keyboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './help-button.module.css';

/** Opens the list of keys. A phone has none, and its tabs need the room; who has a keyboard there presses `?`. */
export function HelpButton({ onHelp }: { readonly onHelp: () => void }) {
  const { t } = useTranslation();
  return (
    <span className={styles.help}>
      <IconButton size="small" label={t('shortcuts.title')} onClick={onHelp}>
        <Keyboard size={16} aria-hidden />
      </IconButton>
    </span>
  );
}
