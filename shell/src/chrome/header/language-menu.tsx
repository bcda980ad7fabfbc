import { LANGUAGE_NAMES, LANGUAGES, LOCALES } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { Menu, MenuChoices } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import type { OverlayProps } from '../overlay/overlay-props';

const CHOICES = LANGUAGES.map(code => ({ value: code, label: LANGUAGE_NAMES[code], lang: LOCALES[code] }));

export function LanguageMenu({ trigger, startOpen }: OverlayProps) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  return (
    <Menu trigger={trigger} align="end" defaultOpen={startOpen}>
      <MenuChoices
        label={t('language.choose')}
        value={useLanguage()}
        choices={CHOICES}
        onChoose={code => language.set(code)}
      />
    </Menu>
  );
}
