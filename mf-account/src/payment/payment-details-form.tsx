import { Card } from '@tradefloor/area/page';
import type { PaymentDetails } from '@tradefloor/contract';
import { useHold } from '@tradefloor/area';
import { Form, SubmitButton, useFields, useJudgedTogether } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import { CollectionCode } from './collection-code';
import { PaymentField } from './payment-field';
import { JUDGED, type PaymentForm, startOf } from './rules';
import { useSavedPaymentDetails } from './use-saved-payment-details';
import styles from './payment.module.css';

interface PaymentDetailsFormProps {
  readonly saved: PaymentDetails | null;
  readonly readAgain: () => Promise<unknown>;
}

export function PaymentDetailsForm({ saved, readAgain }: PaymentDetailsFormProps) {
  const { t } = useTranslation();
  const form = useFields<PaymentForm>({ start: startOf(saved) });
  const { control } = form;
  useHold(form.formState.isDirty ? 'ask' : null);
  useJudgedTogether(form, JUDGED);
  const { save, told } = useSavedPaymentDetails(saved, typed => {
    form.reset(typed);
    return readAgain();
  });
  return (
    <Form form={form} label={t('title.payment')} className={styles.form} onSubmit={save}>
      <Card title={t('payment.owner')} text={t('payment.ownerText')}>
        <PaymentField form={form} name="realName" label={t('payment.realName')} autoComplete="name" />
      </Card>
      <Card title={t('payment.bank')} text={t('payment.bankText')}>
        <div className={styles.fields}>
          <PaymentField form={form} name="bankName" label={t('payment.bankName')} />
          <PaymentField form={form} name="bankAccount" label={t('payment.bankAccount')} inputMode="numeric" />
        </div>
      </Card>
      <Card title={t('payment.alipay')} text={t('payment.alipayText')}>
        <div className={styles.fields}>
          <PaymentField form={form} name="alipayAccount" label={t('payment.alipayAccount')} />
          <CollectionCode
            control={control}
            name="alipayPicture"
            label={t('payment.alipayCode')}
            saved={saved?.alipayPicture ?? null}
          />
        </div>
      </Card>
      <Card title={t('payment.wechat')} text={t('payment.wechatText')}>
        <div className={styles.fields}>
          <div className={styles.column}>
            <PaymentField form={form} name="wechatAccount" label={t('payment.wechatAccount')} />
            <PaymentField form={form} name="wechatNickname" label={t('payment.wechatNickname')} />
          </div>
          <CollectionCode
            control={control}
            name="wechatPicture"
            label={t('payment.wechatCode')}
            saved={saved?.wechatPicture ?? null}
          />
        </div>
      </Card>
      <div className={styles.actions}>
        <SubmitButton control={control} size="large">
          {t('payment.save')}
        </SubmitButton>
        <p className={styles.note}>{t('payment.note')}</p>
      </div>
      {told}
    </Form>
  );
}
