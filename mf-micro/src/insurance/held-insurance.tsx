import type { MicroCurrency, UserInsurance } from '@tradefloor/contract';
import { claimInsurance } from '@tradefloor/contract/ext';
import { formatNumber, INSURANCE_PAYOUTS_A_DAY } from '@tradefloor/money';
import { useLanguage, useOffers } from '@tradefloor/platform/react';
import { Fact, FactRow } from '@tradefloor/trading';
import { Button, Rise } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from '../order-form/order-form.module.css';
import { claimAt, claimStateOf, payoutOf, wayGone } from './rules';
import { useClaim } from './use-claim';

interface HeldInsuranceProps {
  readonly currency: MicroCurrency;
  readonly insurance: UserInsurance;
}

/** How an insurance stands, and its claim: with the reason, while there is none to make. */
export function HeldInsurance({ currency, insurance }: HeldInsuranceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isOffered = useOffers(claimInsurance) === true;
  const { claim, isOnItsWay } = useClaim(insurance.id);
  const { insured, result, payoutsToday } = insurance;
  const type = currency.insuranceTypes.find(({ id }) => id === insurance.typeId);
  const state = claimStateOf(insurance);
  const gone = wayGone(insurance);
  const sum = (value: typeof insured) => `${formatNumber(value, language)} ${currency.name}`;
  const values = { sum: sum(claimAt(insured)), insured: sum(insured), payout: sum(payoutOf(insurance, type)) };
  return (
    <>
      <Fact isOwn label={type?.name ?? t('insurance.insured')} value={insured} unit={currency.name} decimals={2} />
      <FactRow label={t('insurance.result')}>
        <Rise kind="amount" language={language} value={result} />
      </FactRow>
      <div className={styles.track} aria-hidden="true">
        <div className={`${styles.used} ${state === 'holds' ? '' : styles.full}`} style={{ width: `${gone}%` }} />
      </div>
      <FactRow label={t('insurance.payouts')}>
        <span>
          {payoutsToday} / {INSURANCE_PAYOUTS_A_DAY}
        </span>
      </FactRow>
      <p className={state === 'holds' ? styles.quiet : styles.warn}>{t(`insurance.state.${state}`, values)}</p>
      {state === 'due' && isOffered ? (
        <Button
          variant="primary"
          loading={isOnItsWay}
          onClick={() =>
            void claim({
              title: t('insurance.claimTitle'),
              text: t('insurance.claimText'),
              facts: [
                [t('insurance.result'), sum(result)],
                [t('insurance.pays'), values.payout],
              ],
              yes: t('insurance.claim'),
              no: t('form.back'),
              focus: 'yes',
            })
          }
        >
          {t('insurance.claim')}
        </Button>
      ) : null}
    </>
  );
}
