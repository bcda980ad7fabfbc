import { SavedPicture } from '@tradefloor/area/picture';
import { PictureField } from '@tradefloor/area/picture';
import { Button } from '@tradefloor/ui';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PaymentForm } from './rules';
import styles from './payment.module.css';

interface CollectionCodeProps {
  readonly control: Control<PaymentForm>;
  readonly name: 'alipayPicture' | 'wechatPicture';
  readonly label: string;
  /** The address of the one that is saved. */
  readonly saved: string | null;
}

export function CollectionCode({ control, name, label, saved }: CollectionCodeProps) {
  const { t } = useTranslation();
  const { field } = useController({ control, name });
  if (saved === null || field.value !== saved) {
    return <PictureField control={control} name={name} label={label} hint={t('payment.codeHint')} />;
  }
  return (
    <fieldset className={styles.saved} aria-label={label}>
      <p className={styles.savedTitle}>{label}</p>
      <SavedPicture address={saved} label={label} />
      <p className={styles.note}>{t('payment.codeSaved')}</p>
      <Button size="small" onClick={() => field.onChange('')}>
        {t('payment.codeReplace')}
      </Button>
    </fieldset>
  );
}
