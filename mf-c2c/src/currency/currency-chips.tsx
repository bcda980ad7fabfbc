import type { Currency } from '@tradefloor/contract';
import { Segmented } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

interface CurrencyChipsProps {
  readonly currencies: readonly Currency[];
  /** Empty for all, where that can be chosen. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly hasAll?: boolean;
}

export function CurrencyChips({ currencies, value, onChange, hasAll = false }: CurrencyChipsProps) {
  const { t } = useTranslation();
  const chips = currencies.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Segmented
      label={t('currency.label')}
      segments={hasAll ? [{ value: '', label: t('currency.all') }, ...chips] : chips}
      value={value}
      onChange={onChange}
    />
  );
}
