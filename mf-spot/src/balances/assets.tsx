import type { Held, Quote } from '@tradefloor/contract';
import { ways } from '@tradefloor/platform';
import { AccountCard, Fact } from '@tradefloor/trading';
import { useTranslation } from 'react-i18next';
import { useHeld } from './use-held';

/** Under the form: what one has of the pair's two currencies, and the ways to more of it. */
export function Assets({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const held = useHeld(pair);
  return (
    <AccountCard
      title={t('balances.title')}
      ways={[
        { to: ways.spotWallet(), label: t('balances.deposit') },
        { to: ways.transfer(), label: t('balances.transfer') },
      ]}
    >
      <Rows name={pair.base} held={held?.base ?? null} />
      <Rows name={pair.quote} held={held?.quote ?? null} />
    </AccountCard>
  );
}

function Rows({ name, held }: { readonly name: string; readonly held: Held | null }) {
  const { t } = useTranslation();
  return (
    <>
      <Fact isOwn label={t('balances.availableOf', { currency: name })} value={held?.available ?? null} unit={name} />
      <Fact isOwn label={t('balances.lockedOf', { currency: name })} value={held?.locked ?? null} unit={name} />
    </>
  );
}
