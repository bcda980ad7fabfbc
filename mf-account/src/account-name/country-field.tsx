import { FormCombobox } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import type { EntryForm } from '../entrance/entry';
import { useCountries } from './use-countries';

export function CountryField({ form: { control } }: { readonly form: EntryForm }) {
  const { t } = useTranslation();
  return (
    <FormCombobox
      control={control}
      name="country"
      label={t('field.country')}
      noMatch={t('field.noCountry')}
      options={useCountries()}
    />
  );
}
