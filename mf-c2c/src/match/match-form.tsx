import { AmountField } from '@tradefloor/area/amount';
import { ListFrame, only, StaleNote, useRows, useTypedWish, useWish, useWishText } from '@tradefloor/area/list';
import { Card } from '@tradefloor/area/page';
import type { Advert, Currency } from '@tradefloor/contract';
import { type Amount, amount, FIAT_DECIMALS, formatNumber, isPositive, valueOfTyped } from '@tradefloor/money';
import { useLanguage, useSession } from '@tradefloor/platform/react';
import { EmptyState, NativeSelect, Segmented } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalsOf } from '../currency/chosen';
import { CurrencyChips } from '../currency/currency-chips';
import { useMarketPrice } from '../currency/use-market-price';
import { marketAdverts } from '../market/adverts';
import { WISHED_WAYS } from '../market/filter-bar';
import { Available } from '../take/available';
import { useAvailable } from '../take/use-available';
import { useTake } from '../take/use-take';
import { Yuan } from '../yuan/yuan';
import { bestAdvert } from './best-advert';
import { BestOffer } from './best-offer';
import styles from './match.module.css';

interface MatchFormProps {
  readonly currencies: readonly Currency[];
  readonly currency: Currency;
}

const PRESETS = ['500', '1000', '5000', '10000'].map(amount);

export function MatchForm({ currencies, currency }: MatchFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [does, setDoes] = useWish('type', ['buy', 'sell']);
  const [, setCurrency] = useWishText('currency');
  const [way, setWay] = useWish('way', WISHED_WAYS);
  const [text, setText] = useTypedWish('amount');
  const [settled] = useWishText('amount');
  const market = useMarketPrice(currency.name);
  const available = useAvailable(currency.name);
  const wished = positive(settled);
  const [isTaking, setTaking] = useState(false);
  const [last, setLast] = useState(wished);
  if (wished !== null && wished !== last) setLast(wished);
  // An offer that is being taken stays, though the amount is emptied: its answer is not here yet.
  const money = wished ?? (isTaking ? last : null);
  return (
    <div className={styles.columns}>
      <Card title={t('match.wish')}>
        <Segmented
          label={t('market.side')}
          segments={[
            { value: 'buy', label: t('orders.sides.buy'), tone: 'rise' },
            { value: 'sell', label: t('orders.sides.sell'), tone: 'fall' },
          ]}
          value={does}
          onChange={setDoes}
        />
        <CurrencyChips currencies={currencies} value={currency.id} onChange={setCurrency} />
        <AmountField
          label={t(`take.money.${does}`)}
          value={text}
          onChange={setText}
          scale={FIAT_DECIMALS}
          unit="CNY"
          hint={
            does === 'sell' && available !== null ? <Available value={available} unit={currency.name} /> : undefined
          }
        />
        <fieldset className={styles.presets} aria-label={t('match.presets')}>
          {PRESETS.map(preset => (
            <button key={preset} type="button" className={styles.preset} onClick={() => setText(preset)}>
              {formatNumber(preset, language)}
            </button>
          ))}
        </fieldset>
        <NativeSelect
          label={t('order.way')}
          options={WISHED_WAYS.map(value => ({ value, label: t(`way.${value}`) }))}
          value={way}
          onChange={setWay}
        />
        {market === null ? null : (
          <p className={styles.price}>
            {t('market.price')}{' '}
            <b>
              <Yuan value={market} />
            </b>
          </p>
        )}
      </Card>
      <Card title={t('match.best')}>
        {money === null ? (
          <EmptyState title={t('match.empty')} />
        ) : (
          <Found does={does} currency={currency} way={way === 'any' ? null : way} money={money} onTaking={setTaking} />
        )}
      </Card>
    </div>
  );
}

interface FoundProps {
  readonly does: 'buy' | 'sell';
  readonly currency: Currency;
  readonly way: 'bank' | 'alipay' | 'wechat' | null;
  readonly money: Amount;
  readonly onTaking: (isTaking: boolean) => void;
}

interface Offer {
  readonly advert: Advert;
  readonly money: Amount;
  readonly decimals: number;
}

function Found({ does, currency, way, money, onTaking }: FoundProps) {
  const { t } = useTranslation();
  const session = useSession();
  const viewer = session.kind === 'user' ? session.account : '';
  const listing = useRows<Advert>(marketAdverts({ does, currencyId: currency.id, way, money, viewer }));
  const best = bestAdvert(listing.rows, does, money);
  const { take, told: toldLast, stage } = useTake();
  // An offer stays while it is being taken: it leaves the list by that, often before the answer is here.
  const [taking, setTaking] = useState<Offer | null>(null);
  const [wishTaken, setWishTaken] = useState('');
  const wish = [does, currency.id, way, money].join(' ');
  const told = wish === wishTaken ? toldLast : null;
  const offer = taking ?? (best === null ? null : { advert: best, money, decimals: decimalsOf(currency) });
  if (offer !== null) {
    const onTake = async (taken: Amount, costs: Amount) => {
      setTaking(offer);
      setWishTaken(wish);
      onTaking(true);
      await take(offer.advert, taken, costs);
      onTaking(false);
      setTaking(null);
    };
    return (
      <>
        <StaleNote freshness={listing.freshness} />
        <BestOffer {...offer} isBusy={stage !== 'idle'} told={told} onTake={(...sums) => void onTake(...sums)} />
      </>
    );
  }
  return (
    <>
      <ListFrame
        listing={{ ...only(listing, []), hasMore: false }}
        rowsLoading={4}
        failed={t('market.failed')}
        empty={<EmptyState title={t('match.none')} text={t('match.noneText')} />}
      >
        {() => null}
      </ListFrame>
      {told}
    </>
  );
}

function positive(text: string): Amount | null {
  const value = valueOfTyped(text);
  return value === null || !isPositive(value) ? null : amount(value);
}
