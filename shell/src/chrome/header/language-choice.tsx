import { LANGUAGE_NAMES, LANGUAGES, LOCALES } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import styles from './area-sheet.module.css';

/** In the sheet, where there is room for all of them at once. */
export function LanguageChoice() {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const chosen = useLanguage();
  return (
    <fieldset aria-label={t('language.choose')} className={styles.languages}>
      {LANGUAGES.map(code => (
        <button
          key={code}
          type="button"
          lang={LOCALES[code]}
          aria-pressed={code === chosen}
          className={styles.language}
          onClick={() => language.set(code)}
        >
          {LANGUAGE_NAMES[code]}
        </button>
      ))}
    </fieldset>
  );
}
