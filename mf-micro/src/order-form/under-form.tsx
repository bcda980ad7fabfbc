import { later, NothingYet } from '@tradefloor/area/later';
import type { MicroCurrency } from '@tradefloor/contract';
import { balancesTopic, ways } from '@tradefloor/platform';
import { useTopic } from '@tradefloor/platform/react';
import { AccountCard, Fact } from '@tradefloor/trading';
import { useTranslation } from 'react-i18next';
import { chosenCurrency } from '../terms/chosen';
import { useFormState } from './form-context';

const InsuranceRow = later(() => import('../insurance/insurance-row').then(row => row.InsuranceRow), NothingYet);
const LimitRow = later(() => import('../own-limit/limit-row').then(row => row.LimitRow), NothingYet);

/** Under the form: the micro wallet, and below it what comes later, the insurance of its currency and one's own limit. */
export function UnderForm({ currencies }: { readonly currencies: readonly MicroCurrency[] }) {
  const { t } = useTranslation();
  const { draft } = useFormState();
  const balances = useTopic(balancesTopic);
  const currency = chosenCurrency(currencies, draft.currency);
  const held = (id: string) => balances?.micro.rows.find(({ currencyId }) => currencyId === id)?.held.micro;
  return (
    <>
      <AccountCard
        title={t('wallet.title')}
        ways={[
          { to: ways.transfer(), label: t('wallet.transfer') },
          { to: ways.microWallet(), label: t('wallet.open') },
        ]}
      >
        {currencies.map(({ id, name, wallet }) => (
          <Fact key={id} isOwn label={name} value={held(id)?.available ?? wallet?.available ?? null} unit={name} />
        ))}
        <Fact
          isOwn
          label={t('wallet.running')}
          value={currency === null ? null : (held(currency.id)?.locked ?? null)}
          unit={currency?.name ?? ''}
        />
      </AccountCard>
      {currency === null ? null : <InsuranceRow key={currency.id} currency={currency} />}
      <LimitRow />
    </>
  );
}
