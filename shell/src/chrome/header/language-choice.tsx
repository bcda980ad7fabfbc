import { LANGUAGE_NAMES, LANGUAGES, LOCALES } from '@tradefloor/platform';
import { useLanguage, useLook, usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import styles from './area-sheet.module.css';

/** In the sheet, where there is room for all of them at once. */
export function LanguageChoice() {
  const { t } = useTranslation();
  const { language, appearance } = usePlatform();
  const chosen = useLanguage();
  const isNight = useLook().theme === 'night';
  return (
    <>
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
      <button
        type="button"
        className={styles.entry}
        onClick={() => appearance.set({ theme: isNight ? 'day' : 'night' })}
      >
        {t(isNight ? 'theme.toDay' : 'theme.toNight')}
      </button>
    </>
  );
}
