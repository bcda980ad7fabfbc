import { Card } from '@tradefloor/area/page';
import { LANGUAGE_NAMES, LANGUAGES, LOCALES } from '@tradefloor/platform';
import { useLanguage, useLook, usePlatform } from '@tradefloor/platform/react';
import { NativeSelect, RadioGroup, Segmented } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from './choice-row';
import { MoneyRow } from './money-row';
import { RiseSample } from './rise-sample';
import styles from './choice-row.module.css';

/** Each in itself, to be found, and heard, by whoever can't read the present one. */
const SPOKEN = LANGUAGES.map(code => ({ value: code, label: LANGUAGE_NAMES[code], lang: LOCALES[code] }));
const RISES = ['green', 'red', 'colour-blind'] as const;

/** Of the device, not of the account: they outlive a log out. */
export function Display() {
  const { t } = useTranslation();
  const { language, appearance } = usePlatform();
  const code = useLanguage();
  const look = useLook();
  return (
    <Card title={t('preferences.display')} text={t('preferences.displayText')} anchor="display">
      <ul className={styles.rows}>
        <ChoiceRow name={t('preferences.language')} text={t('preferences.languageText')}>
          <NativeSelect
            label={t('preferences.language')}
            labelled="hidden"
            options={SPOKEN}
            value={code}
            onChange={chosen => language.set(chosen)}
          />
        </ChoiceRow>
        <ChoiceRow name={t('preferences.theme')} text={t('preferences.themeText')}>
          <Segmented
            label={t('preferences.theme')}
            value={look.theme}
            onChange={theme => appearance.set({ theme })}
            segments={[
              { value: 'night', label: t('preferences.night') },
              { value: 'day', label: t('preferences.day') },
            ]}
          />
        </ChoiceRow>
        <ChoiceRow name={t('preferences.rise')} text={t('preferences.riseText')}>
          <RadioGroup
            label={t('preferences.rise')}
            labelHidden
            direction="row"
            value={look.rise}
            onChange={rise => appearance.set({ rise })}
            choices={RISES.map(rise => ({ value: rise, label: <RiseSample rise={rise} /> }))}
          />
        </ChoiceRow>
        <MoneyRow />
        <ChoiceRow name={t('preferences.density')} text={t('preferences.densityText')}>
          <Segmented
            label={t('preferences.density')}
            value={look.density}
            onChange={density => appearance.set({ density })}
            segments={[
              { value: 'normal', label: t('preferences.normal') },
              { value: 'compact', label: t('preferences.compact') },
            ]}
          />
        </ChoiceRow>
      </ul>
    </Card>
  );
}
