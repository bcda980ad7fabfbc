import { useLanguage } from '@tradefloor/platform/react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Opener } from '../overlay/opener';
import { LANGUAGE_NAMES } from '../texts/languages';
import styles from './header.module.css';

export function LanguageButton() {
  const { t } = useTranslation();
  const { own, short } = LANGUAGE_NAMES[useLanguage()];
  return (
    <Opener
      popup="menu"
      button={
        <button type="button" className={styles.chip} aria-label={t('language.current', { name: own })}>
          {short}
          <ChevronDown size={14} aria-hidden />
        </button>
      }
      renderOverlay={({ LanguageMenu }, trigger, startOpen) => <LanguageMenu trigger={trigger} startOpen={startOpen} />}
    />
  );
}
