import { AmountField } from '@tradefloor/area/amount';
import type { Quote } from '@tradefloor/contract';
import { priceDecimals, priceText } from '@tradefloor/market';
import { useQuote } from '@tradefloor/market/react';
import { branded, valueOfTyped } from '@tradefloor/money';
import type { PriceAlert } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { Button, Segmented } from '@tradefloor/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AlertProblem, problemOfAlert } from './alert-rules';
import styles from './alerts.module.css';
import type { KeptAlerts } from './use-price-alerts';

interface AlertFormProps {
  readonly pair: Quote;
  readonly kept: KeptAlerts;
}

export function AlertForm({ pair, kept }: AlertFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = `${pair.base}/${pair.quote}`;
  const now = useQuote(usePlatform(), pair.key)?.quote.price ?? pair.price;
  const [way, setWay] = useState<PriceAlert['way']>('above');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<AlertProblem | null>(null);

  const add = (event: FormEvent) => {
    event.preventDefault();
    const price = valueOfTyped(typed);
    const found = problemOfAlert({ pair: pair.key, way, price }, now, kept.alerts);
    setProblem(found);
    if (found !== null || price === null) return;
    kept.add({ pair: pair.key, name, way, price: branded(price) });
    setTyped('');
  };
  return (
    <form className={styles.form} onSubmit={add} noValidate>
      <p className={styles.now}>
        <span>{t('alerts.now', { pair: name })}</span>
        <b>{priceText(now, pair, language)}</b>
      </p>
      <Segmented
        label={t('alerts.way')}
        value={way}
        onChange={next => {
          setWay(next);
          setProblem(null);
        }}
        segments={[
          { value: 'above', label: t('alerts.above') },
          { value: 'below', label: t('alerts.below') },
        ]}
      />
      <AmountField
        label={t('alerts.price')}
        unit={pair.quote}
        scale={priceDecimals(pair)}
        value={typed}
        error={problem === null ? undefined : t(`alerts.problem.${problem}`)}
        onChange={next => {
          setTyped(next);
          setProblem(null);
        }}
      />
      <Button type="submit" variant="primary" wide>
        {t('alerts.add')}
      </Button>
    </form>
  );
}
