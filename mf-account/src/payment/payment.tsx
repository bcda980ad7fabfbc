import { Answered, Page } from '@tradefloor/area/page';
import type { PaymentDetails } from '@tradefloor/contract';
import { useTranslation } from 'react-i18next';
import { NeededFirst } from '../needed/needed-first';
import { PaymentDetailsForm } from './payment-details-form';
import { usePaymentDetails } from './use-payment-details';

const ROWS_LOADING = 8;

export default function Payment() {
  const { t } = useTranslation();
  const details = usePaymentDetails();
  return (
    <Page title={t('title.payment')} lead={t('payment.lead')}>
      <NeededFirst />
      <Answered query={details} rows={ROWS_LOADING} failed={t('payment.failed')}>
        {(saved: PaymentDetails | null) => <PaymentDetailsForm saved={saved} readAgain={() => details.refetch()} />}
      </Answered>
    </Page>
  );
}
