import { Checkbox } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { ModeChoice } from '../account-name/mode-choice';
import type { AccountMode } from '../account-name/rules';
import { FormPlace, useProvedFields } from '../entrance/form-place';

const nothing = () => undefined;

/** Where `RegisterForm` will stand. */
export function RegisterPlace({ startMode }: { readonly startMode: AccountMode }) {
  const { t } = useTranslation();
  const proved = useProvedFields(startMode);
  return (
    <FormPlace
      above={<ModeChoice mode={startMode} onChange={nothing} />}
      fields={[
        ...proved,
        { label: t('field.password'), hint: t('field.passwordHint') },
        { label: t('field.repeat') },
        { label: t('register.invite') },
      ]}
      below={
        <Checkbox checked={false} onChange={nothing} disabled>
          {/* Without the marks of the agreements' links. */}
          {t('register.agree').replaceAll(/<.*?>/g, '')}
        </Checkbox>
      }
      submit={t('register.submit')}
    />
  );
}
