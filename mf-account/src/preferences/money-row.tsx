import { useRates } from '@tradefloor/area/about';
import { MONEY_OF_LANGUAGE, MONEYS } from '@tradefloor/platform';
import { useLanguage, useLook, usePlatform } from '@tradefloor/platform/react';
import { NativeSelect } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from './choice-row';

/** look.about-money: those that the exchange says a rate of. A dollar is always one of them. */
export function MoneyRow() {
  const { t } = useTranslation();
  const { appearance } = usePlatform();
  const language = useLanguage();
  const { money: wished = MONEY_OF_LANGUAGE[language] } = useLook();
  const rates = useRates();
  const known = MONEYS.filter(money => money === 'USD' || rates?.[money] !== undefined);
  const shown = rates === null || known.includes(wished) ? wished : 'USD';
  return (
    <ChoiceRow name={t('preferences.money')} text={t('preferences.moneyText')}>
      <NativeSelect
        label={t('preferences.money')}
        labelled="hidden"
        options={(rates === null ? [shown] : known).map(money => ({ value: money, label: t(`money.${money}`) }))}
        value={shown}
        onChange={money => appearance.set({ money })}
      />
    </ChoiceRow>
  );
}
