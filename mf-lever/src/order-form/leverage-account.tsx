import type { Quote } from '@tradefloor/contract';
import { balancesTopic, ways } from '@tradefloor/platform';
import { useTopic } from '@tradefloor/platform/react';
import { AccountCard, Fact } from '@tradefloor/trading';
import { useTranslation } from 'react-i18next';

/** Under the form: what the leverage account has of the pair's quote currency, and the ways to more of it. */
export function LeverageAccount({ pair: { legalId, quote } }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const row = useTopic(balancesTopic)?.lever.rows.find(({ currencyId }) => currencyId === legalId);
  return (
    <AccountCard
      title={t('account.title')}
      ways={[
        { to: ways.transfer(), label: t('account.transfer') },
        { to: ways.leverageWallet(), label: t('account.wallet') },
      ]}
    >
      <Fact isOwn label={t('account.available')} value={row?.held.lever.available ?? null} unit={quote} />
      <Fact isOwn label={t('account.locked')} value={row?.held.lever.locked ?? null} unit={quote} />
    </AccountCard>
  );
}
