import { Page } from '@tradefloor/area/page';
import { useTranslation } from 'react-i18next';
import { AntiPhishing } from '../anti-phishing/anti-phishing';
import { Devices } from '../devices/devices';
import { PaymentSummary } from '../payment/payment-summary';
import { TwoStep } from '../two-step/two-step';
import { Display } from './display';
import { Trading } from './trading';
import { useAnchor } from './use-anchor';

/** wire.needs-first: 997 leads here, so what is missed then, the payment details, comes first. */
export default function Preferences() {
  const { t } = useTranslation();
  useAnchor();
  return (
    <Page title={t('title.userSettings')} lead={t('preferences.lead')}>
      <PaymentSummary />
      <Display />
      <Trading />
      <TwoStep />
      <AntiPhishing />
      <Devices />
    </Page>
  );
}
