import { codeOnDemand, useOnPress } from '@tradefloor/area/later';
import type { MicroCurrency } from '@tradefloor/contract';
import { buyInsurance } from '@tradefloor/contract/ext';
import { useOffers } from '@tradefloor/platform/react';
import { UnderForm } from '@tradefloor/trading';
import { Button } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../order-form/order-form.module.css';
import { HeldInsurance } from './held-insurance';

const dialog = codeOnDemand(() => import('./buy-dialog').then(({ BuyDialog }) => BuyDialog));

/** The insurance of one currency: what it stands at, or the way to one. */
export function InsuranceRow({ currency }: { readonly currency: MicroCurrency }) {
  const { t } = useTranslation();
  const isOffered = useOffers(buyInsurance) === true;
  const [isBuying, setBuying] = useState(false);
  const [BuyDialog, ask] = useOnPress(dialog);
  const { insurance, insuranceTypes } = currency;
  if (insurance === null && insuranceTypes.length === 0) return null;
  return (
    <UnderForm
      title={t('insurance.title')}
      end={
        insurance === null && isOffered ? (
          <Button size="small" onClick={() => void ask().then(setBuying)}>
            {t('insurance.buy')}
          </Button>
        ) : null
      }
    >
      {insurance === null ? (
        <p className={styles.quiet}>{t('insurance.none', { currency: currency.name })}</p>
      ) : (
        <HeldInsurance currency={currency} insurance={insurance} />
      )}
      {BuyDialog === null ? null : <BuyDialog currency={currency} open={isBuying} onOpenChange={setBuying} />}
    </UnderForm>
  );
}
