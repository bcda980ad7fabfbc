import { AmountField } from '@tradefloor/area/amount';
import { decimal, formatNumber } from '@tradefloor/money';
import { priceText } from '@tradefloor/market';
import { useLanguage, useLook } from '@tradefloor/platform/react';
import { priceDigits, tickOf } from '@tradefloor/trading';
import { NativeSelect, Segmented } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useHandsWords } from '../terms/use-hands-words';
import type { CalculatorProps } from './calculator-props';
import styles from './calculator.module.css';
import type { Calculator } from './use-calculator';

const ONE = decimal('1');
const MONEY_DIGITS = 8;

interface FieldsProps extends CalculatorProps {
  readonly calculator: Calculator;
}

export function CalculatorFields({ pair, bounds, calculator }: FieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { draft, change, mark, available, reckoned } = calculator;
  const words = useHandsWords(bounds.handLimits);
  const isForLoss = draft.aim === 'hands';
  // It is reckoned with all the same.
  const isHidden = useLook().balances === 'hidden';
  return (
    <div className={styles.fields}>
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
        label={t('calculator.price')}
        unit={pair.quote}
        scale={priceDigits(pair)}
        step={tickOf(pair)}
        value={draft.price}
        onChange={price => change({ price })}
        placeholder={priceText(mark, pair, language)}
        hint={t('calculator.priceHint')}
      />
      <NativeSelect
        label={t('calculator.multiplier')}
        value={draft.multiplier}
        onChange={multiplier => change({ multiplier })}
        options={bounds.multipliers.map(value => ({ value, label: `${formatNumber(value, language)}x` }))}
      />
      {isForLoss ? (
        <AmountField
          label={t('calculator.most')}
          unit={pair.quote}
          scale={MONEY_DIGITS}
          value={draft.most}
          onChange={most => change({ most })}
          hint={t('calculator.mostHint')}
        />
      ) : (
        <AmountField
          label={t('calculator.hands')}
          scale={0}
          step={ONE}
          min={bounds.handLimits.min}
          value={draft.hands}
          onChange={hands => change({ hands })}
          hint={t('calculator.handHint', {
            amount: formatNumber(pair.leverageShare ?? ONE, language),
            currency: pair.base,
          })}
          {...(reckoned.handsFault === null ? {} : { error: words(reckoned.handsFault) })}
        />
      )}
      <AmountField
        label={t(isForLoss ? 'calculator.stop' : 'calculator.exit')}
        unit={pair.quote}
        scale={priceDigits(pair)}
        step={tickOf(pair)}
        value={draft.exit}
        onChange={exit => change({ exit })}
      />
      <AmountField
        label={t('calculator.available')}
        unit={pair.quote}
        scale={MONEY_DIGITS}
        value={draft.available ?? (isHidden ? '' : (available ?? ''))}
        {...(isHidden ? { placeholder: '••••••' } : {})}
        onChange={text => change({ available: text })}
        hint={t('calculator.availableHint')}
      />
    </div>
  );
}
