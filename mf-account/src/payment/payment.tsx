import { useOwnQuery } from '@tradefloor/area';
import { Answered, Page } from '@tradefloor/area/page';
import { type PaymentDetails, readPaymentDetails } from '@tradefloor/contract';
import { useTranslation } from 'react-i18next';
import { NeededFirst } from '../needed/needed-first';
import { PaymentDetailsForm } from './payment-details-form';

const ROWS_LOADING = 8;

export default function Payment() {
  const { t } = useTranslation();
  const details = useOwnQuery(readPaymentDetails, {});
  return (
    <Page title={t('title.payment')} lead={t('payment.lead')}>
      <NeededFirst />
      <Answered query={details} rows={ROWS_LOADING} failed={t('payment.failed')}>
        {(saved: PaymentDetails | null) => <PaymentDetailsForm saved={saved} readAgain={() => details.refetch()} />}
      </Answered>
    </Page>
  );
}
