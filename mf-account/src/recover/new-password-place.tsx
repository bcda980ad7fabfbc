import { useTranslation } from 'react-i18next';
import { FormPlace } from '../entrance/form-place';
import type { Proof } from './use-recovery';

/** Where `NewPassword` will stand, after a reload in step two. */
export function NewPasswordPlace({ proof }: { readonly proof: Proof }) {
  const { t } = useTranslation();
  return (
    <FormPlace
      fields={[
        { label: t('recover.yourAccount') },
        ...(proof.code === null ? [{ label: t('code.label') }] : []),
        { label: t('recover.newPassword'), hint: t('field.passwordHint') },
        { label: t('field.repeat') },
      ]}
      submit={t('recover.submit')}
    />
  );
}
