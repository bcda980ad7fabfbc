import { later } from '@tradefloor/area/later';
import { Answered, Page } from '@tradefloor/area/page';
import type { PaymentDetails } from '@tradefloor/contract';
import { SkeletonRows } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { NeededFirst } from '../needed/needed-first';
import { usePaymentDetails } from './use-payment-details';

const ROWS_LOADING = 8;

const PaymentDetailsForm = later(
  () => import('./payment-details-form').then(({ PaymentDetailsForm: Form }) => Form),
  Loading,
);

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

function Loading() {
  const { t } = useTranslation();
  return <SkeletonRows rows={ROWS_LOADING} label={t('page.loading')} />;
}
