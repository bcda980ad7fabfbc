import { useTranslation } from 'react-i18next';
import { ModeChoice } from '../account-name/mode-choice';
import { FormPlace, useProvedFields } from '../entrance/form-place';

const nothing = () => undefined;

/** Where `ProveAccount` will stand. */
export function ProvePlace({ known }: { readonly known: string | null }) {
  const { t } = useTranslation();
  const proved = useProvedFields('email');
  return known === null ? (
    <FormPlace above={<ModeChoice mode="email" onChange={nothing} />} fields={proved} submit={t('recover.next')} />
  ) : (
    <FormPlace fields={[{ label: t('recover.yourAccount') }, { label: t('code.label') }]} submit={t('recover.next')} />
  );
}
