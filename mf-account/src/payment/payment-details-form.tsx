import { seen, sendingOf, useFormAct } from '@tradefloor/area/act';
import { Card } from '@tradefloor/area/page';
import { type PaymentDetails, readPaymentDetails, savePaymentDetails } from '@tradefloor/contract';
import { useHold } from '@tradefloor/area';
import { usePlatform } from '@tradefloor/platform/react';
import { Form, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import { useWayBack } from '../needed/use-way-back';
import { CollectionCode } from './collection-code';
import { PaymentField } from './payment-field';
import { isSame, type PaymentForm, sentOf, startOf } from './rules';
import styles from './payment.module.css';

interface PaymentDetailsFormProps {
  readonly saved: PaymentDetails | null;
  readonly readAgain: () => Promise<unknown>;
}

export function PaymentDetailsForm({ saved, readAgain }: PaymentDetailsFormProps) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act, told } = useFormAct();
  const back = useWayBack();
  const form = useFields<PaymentForm>({ start: startOf(saved) });
  const { control } = form;
  useHold(form.formState.isDirty ? 'ask' : null);
  const save = async (typed: PaymentForm) => {
    const ended = await act({
      ...sendingOf(
        platform,
        savePaymentDetails,
        () => sentOf(typed),
        async (_, signal) => {
          const now = startOf(await platform.http(readPaymentDetails, {}, { signal }));
          return seen({ before: startOf(saved), wanted: typed, now }, isSame);
        },
      ),
      done: message => message ?? t('payment.saved'),
    });
    if (ended.kind !== 'done') return;
    form.reset(typed);
    await readAgain();
    if (back !== null) await platform.navigate(back, { force: true });
  };
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
      {told}
      <div className={styles.actions}>
        <SubmitButton control={control} size="large">
          {t('payment.save')}
        </SubmitButton>
        <p className={styles.note}>{t('payment.note')}</p>
      </div>
    </Form>
  );
}
