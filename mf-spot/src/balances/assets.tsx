import { HideBalances } from '@tradefloor/area/balances';
import { Link } from '@tradefloor/area/link';
import type { Held, Quote } from '@tradefloor/contract';
import { ways } from '@tradefloor/platform';
import { Fact } from '@tradefloor/trading';
import { buttonClass } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './assets.module.css';
import { useHeld } from './use-held';

/** Under the form: what one has of the pair's two currencies, and the ways to more of it. */
export function Assets({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const held = useHeld(pair);
  return (
    <section className={styles.assets} aria-label={t('balances.title')}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('balances.title')}</h3>
        <HideBalances />
      </div>
      <Rows name={pair.base} held={held?.base ?? null} />
      <Rows name={pair.quote} held={held?.quote ?? null} />
      <div className={styles.ways}>
        <Link className={buttonClass({ size: 'small' })} to={ways.spotWallet()}>
          {t('balances.deposit')}
        </Link>
        <Link className={buttonClass({ size: 'small' })} to={ways.transfer()}>
          {t('balances.transfer')}
        </Link>
      </div>
    </section>
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
