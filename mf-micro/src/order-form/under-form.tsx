import { later, NothingYet } from '@tradefloor/area/later';
import { HideBalances } from '@tradefloor/area/balances';
import { Link } from '@tradefloor/area/link';
import type { MicroCurrency } from '@tradefloor/contract';
import { balancesTopic, ways } from '@tradefloor/platform';
import { useTopic } from '@tradefloor/platform/react';
import { Fact } from '@tradefloor/trading';
import { buttonClass } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { chosenCurrency } from '../terms/chosen';
import { useFormState } from './form-context';
import styles from './order-form.module.css';

const InsuranceRow = later(() => import('../insurance/insurance-row').then(row => row.InsuranceRow), NothingYet);
const LimitRow = later(() => import('../own-limit/limit-row').then(row => row.LimitRow), NothingYet);

/** Under the form: the micro wallet, the insurance of the chosen currency, and one's own limit. */
export function UnderForm({ currencies }: { readonly currencies: readonly MicroCurrency[] }) {
  const { t } = useTranslation();
  const { draft } = useFormState();
  const balances = useTopic(balancesTopic);
  const currency = chosenCurrency(currencies, draft.currency);
  const held = (id: string) => balances?.micro.rows.find(({ currencyId }) => currencyId === id)?.held.micro;
  return (
    <>
      {currency === null ? null : <InsuranceRow key={currency.id} currency={currency} />}
      <LimitRow />
      <section className={styles.under} aria-label={t('wallet.title')}>
        <div className={styles.head}>
          <h3 className={styles.title}>{t('wallet.title')}</h3>
          <HideBalances />
        </div>
        {currencies.map(({ id, name, wallet }) => (
          <Fact key={id} isOwn label={name} value={held(id)?.available ?? wallet?.available ?? null} unit={name} />
        ))}
        <Fact
          isOwn
          label={t('wallet.running')}
          value={currency === null ? null : (held(currency.id)?.locked ?? null)}
          unit={currency?.name ?? ''}
        />
        <div className={styles.ways}>
          <Link className={buttonClass({ size: 'small' })} to={ways.transfer()}>
            {t('wallet.transfer')}
          </Link>
          <Link className={buttonClass({ size: 'small' })} to={ways.microWallet()}>
            {t('wallet.open')}
          </Link>
        </div>
      </section>
    </>
  );
}
