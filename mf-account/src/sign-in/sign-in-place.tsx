import { useTranslation } from 'react-i18next';
import { FormPlace } from '../entrance/form-place';
import { ForgottenPassword, NoAccountYet } from './other-ways';

/** Where `SignInForm` will stand. */
export function SignInPlace({ back }: { readonly back: string | null }) {
  const { t } = useTranslation();
  return (
    <FormPlace
      fields={[{ label: t('signIn.account') }, { label: t('field.password') }]}
      below={<ForgottenPassword back={back} />}
      submit={t('signIn.submit')}
      end={<NoAccountYet back={back} />}
    />
  );
}
