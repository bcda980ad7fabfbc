import { useKeptDraft } from '@tradefloor/area/act';
import { AmountField } from '@tradefloor/area/amount';
import { FormActions } from '@tradefloor/area/form';
import { Facts, WaysIn } from '@tradefloor/area/page';
import type { Advert } from '@tradefloor/contract';
import { FIAT_DECIMALS, formatNumber, leastOfPart } from '@tradefloor/money';
import { useLanguage, useSession } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limitsOf } from '../market/advert-rules';
import { otherSide } from '../market/adverts';
import { Limits } from '../market/limits';
import { Trader } from '../market/trader';
import { PaymentWay } from '../payment-way/payment-way';
import { Yuan, yuanText } from '../yuan/yuan';
import { mostOf, NOTHING_TYPED, shownIn, type TakeFault, takeSums, type Typed } from './take-sums';
import styles from './take.module.css';
import { readTyped } from './typed-draft';
import { useAvailable } from './use-available';
import { Available } from './available';
import type { Taking } from './use-take';

interface TakeFormProps {
  readonly advert: Advert;
  readonly decimals: number;
  readonly taking: Taking;
}

/** How much of an advert is bought or sold; computes both ways between quantity and money. */
export function TakeForm({ advert, decimals, taking }: TakeFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { kind } = useSession();
  const kept = useKeptDraft(`c2c-take ${advert.id}`, readTyped);
  const [typed, setTyped] = useState<Typed>(() => kept.read() ?? NOTHING_TYPED);
  const [isJudged, setJudged] = useState(false);
  const { price, currencyName, remaining, way } = advert;
  const does = otherSide(advert.side);
  const held = useAvailable(currencyName);
  const available = does === 'sell' ? held : null;
  const facts = { advert, decimals, available };
  const sums = takeSums(typed, facts);
  const { take, told, stage } = taking;
  const draft = { keep: () => kept.keep(typed), forget: kept.forget };
  const { least, most } = limitsOf(advert);
  const coins = (value: typeof remaining) => `${formatNumber(value, language)} ${currencyName}`;
  const isShown = sums.fault !== null && (isJudged || (sums.fault !== 'empty' && sums.fault !== 'below-least'));
  const error = isShown && sums.fault !== null ? faultText(sums.fault) : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (sums.fault !== null || sums.amount === null || sums.money === null) return;
    void take(advert, sums.amount, sums.money, draft);
  };
  const type = (by: Typed['by']) => (text: string) => setTyped({ by, text });

  return (
    <form
      noValidate
      className={styles.form}
      aria-label={t(`orders.what.${does}`, { currency: currencyName })}
      onSubmit={submit}
    >
      <Trader advert={advert} />
      <Facts
        rows={[
          [t('order.price'), <Yuan key="price" value={price} />],
          [t('market.available'), coins(remaining)],
          [t('market.limits'), <Limits key="limits" advert={advert} />],
          [t('order.way'), <PaymentWay key="way" way={way} />],
        ]}
      />
      <AmountField
        label={t(`take.money.${does}`)}
        value={shownIn('money', typed, sums)}
        onChange={type('money')}
        scale={FIAT_DECIMALS}
        unit="CNY"
        error={typed.by === 'money' ? error : undefined}
      />
      <AmountField
        label={t(`take.amount.${does}`)}
        labelEnd={
          <Button variant="quiet" size="small" onClick={() => setTyped({ by: 'amount', text: mostOf(facts) })}>
            {t('take.all')}
          </Button>
        }
        value={shownIn('amount', typed, sums)}
        onChange={type('amount')}
        scale={decimals}
        unit={currencyName}
        error={typed.by === 'amount' ? error : undefined}
        hint={available === null ? undefined : <Available value={available} unit={currencyName} />}
      />
      <p className={styles.sum}>
        <span>{t(`take.exactly.${does}`)}</span>
        <span className={styles.exact}>{sums.money === null ? '—' : <Yuan value={sums.money} />}</span>
      </p>
      {kind === 'guest' ? (
        <WaysIn text={t('take.guest')} />
      ) : (
        <FormActions>
          <Button type="submit" variant={does} size="large" wide disabled={advert.isOwn} loading={stage !== 'idle'}>
            {advert.isOwn ? t('take.own') : t(`orders.what.${does}`, { currency: currencyName })}
          </Button>
        </FormActions>
      )}
      <div className={styles.foot}>{told ?? <p className={styles.note}>{t(`take.note.${does}`)}</p>}</div>
    </form>
  );

  function faultText(fault: TakeFault): string {
    switch (fault) {
      case 'empty':
        return t('take.fault.empty');
      case 'too-little':
        return t('take.fault.tooLittle');
      case 'above-remaining':
        return t('take.fault.remaining', { amount: coins(remaining) });
      case 'below-least':
        return t('take.fault.least', { money: yuanText(leastOfPart(least), language) });
      case 'above-most':
        return t('take.fault.most', { money: yuanText(most, language) });
      case 'lacks-balance':
        return t('take.fault.balance', { currency: currencyName });
      default:
        return fault satisfies never;
    }
  }
}
