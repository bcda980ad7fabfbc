import { AmountField } from '@tradefloor/area/amount';
import { Card } from '@tradefloor/area/page';
import type { LeverageDeal, Quote } from '@tradefloor/contract';
import { decimal, formatNumber } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Button, NativeSelect, Segmented } from '@tradefloor/ui';
import { Calculator as CalculatorIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PositionCalculator } from '../calculator/late-calculator';
import { useHandsWords } from '../terms/use-hands-words';
import { ExampleSteps } from './example-steps';
import styles from './contract-terms.module.css';
import { useExample } from './use-example';

const ONE = decimal('1');

interface ExampleProps {
  readonly pair: Quote;
  readonly deal: LeverageDeal;
}

/** The terms at work, in numbers of the reader's choosing and at the price of the moment. */
export function Example({ pair, deal }: ExampleProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isCalculating, setCalculating] = useState(false);
  const { draft, change, fault, worked, wish } = useExample(pair, deal);
  const words = useHandsWords(deal.handLimits);
  return (
    <Card
      title={t('terms.example.title')}
      text={t('terms.example.text')}
      end={
        <Button size="small" start={<CalculatorIcon size={14} aria-hidden />} onClick={() => setCalculating(true)}>
          {t('calculator.title')}
        </Button>
      }
    >
      <div className={styles.wish}>
        <Segmented
          label={t('calculator.direction')}
          value={draft.direction}
          onChange={direction => change({ direction })}
          segments={[
            { value: 'long', label: t('calculator.directions.long'), tone: 'rise' },
            { value: 'short', label: t('calculator.directions.short'), tone: 'fall' },
          ]}
        />
        <AmountField
          label={t('calculator.hands')}
          scale={0}
          step={ONE}
          min={deal.handLimits.min}
          value={draft.hands}
          onChange={hands => change({ hands })}
          {...(fault === null ? {} : { error: words(fault) })}
        />
        <NativeSelect
          label={t('calculator.multiplier')}
          value={draft.multiplier}
          onChange={multiplier => change({ multiplier })}
          options={deal.multiple.multipliers.map(value => ({ value, label: `${formatNumber(value, language)}x` }))}
        />
      </div>
      {worked === null || wish === null ? null : <ExampleSteps pair={pair} deal={deal} wish={wish} worked={worked} />}
      {isCalculating ? (
        <PositionCalculator
          pair={pair}
          bounds={{ multipliers: deal.multiple.multipliers, handLimits: deal.handLimits }}
          given={{ price: null, direction: draft.direction, multiplier: draft.multiplier, hands: wish?.hands ?? null }}
          onClose={() => setCalculating(false)}
        />
      ) : null}
    </Card>
  );
}
