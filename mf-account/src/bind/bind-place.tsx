import { useTranslation } from 'react-i18next';
import type { AccountMode } from '../account-name/rules';
import { FormPlace, useProvedFields } from '../entrance/form-place';
import { useUser } from '../user/use-user';

/** Where `BindForm` will stand. */
export function BindPlace({ mode }: { readonly mode: AccountMode }) {
  const { t } = useTranslation();
  const needsCode = useUser()?.twoStepOn === true;
  const proved = useProvedFields(mode);
  return (
    <FormPlace
      fields={[...proved, { label: t('proof.password') }, ...(needsCode ? [{ label: t('proof.codeOrRecovery') }] : [])]}
      submit={t(mode === 'email' ? 'bind.submitEmail' : 'bind.submitPhone')}
    />
  );
}
