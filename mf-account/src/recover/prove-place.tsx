import { useTranslation } from 'react-i18next';
import { ModeChoice } from '../account-name/mode-choice';
import { FormPlace, useProvedFields } from '../entrance/form-place';

const nothing = () => undefined;

/** Where `ProveAccount` will stand. */
export function ProvePlace({ known }: { readonly known: readonly string[] }) {
  const { t } = useTranslation();
  const proved = useProvedFields('email');
  return (
    <FormPlace
      above={known.length === 1 ? null : <ModeChoice mode="email" onChange={nothing} />}
      fields={known.length === 0 ? proved : [{ label: t('recover.yourAccount') }, { label: t('code.label') }]}
      submit={t('recover.next')}
    />
  );
}
