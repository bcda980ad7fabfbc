import { LANGUAGE_NAMES } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Opener } from '../overlay/opener';
import { SHORT_NAMES } from '../texts/languages';
import styles from './header.module.css';

export function LanguageButton() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Opener
      popup="menu"
      button={
        <button
          type="button"
          className={styles.chip}
          aria-label={t('language.current', { name: LANGUAGE_NAMES[language] })}
        >
          {SHORT_NAMES[language]}
          <ChevronDown size={14} aria-hidden />
        </button>
      }
      renderOverlay={({ LanguageMenu }, trigger, startOpen) => <LanguageMenu trigger={trigger} startOpen={startOpen} />}
    />
  );
}
