import type { Quote } from '@tradefloor/contract';
import { branded, parseDecimal, type Price, valueOfTyped } from '@tradefloor/money';
import { useSession } from '@tradefloor/platform/react';
import { IconButton } from '@tradefloor/ui';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderNumbers } from '../calculator/calculator-props';
import { PositionCalculator } from '../calculator/late-calculator';
import { useDeal } from '../terms/use-deal';
import type { Draft } from './draft';
import { useFormActions, useFormState } from './form-context';

/** Opens the calculator with the form's numbers, and takes its own into the form. */
export function CalculatorButton({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isUser = useSession().kind === 'user';
  const { draft } = useFormState();
  const { change } = useFormActions();
  const { data } = useDeal(pair);
  const { multipliers } = data?.multiple ?? { multipliers: [] };
  return (
    <>
      <IconButton
        size="small"
        label={t('calculator.title')}
        disabled={data === undefined}
        onClick={() => setOpen(true)}
      >
        <Calculator size={16} aria-hidden />
      </IconButton>
      {isOpen && data !== undefined ? (
        <PositionCalculator
          pair={pair}
          bounds={{ multipliers, handLimits: data.handLimits }}
          given={numbersOf(draft)}
          {...(isUser ? { onTake: (numbers: OrderNumbers) => change({ kind: 'numbers', numbers }) } : {})}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function numbersOf({ direction, mode, price, multiplier, hands }: Draft): OrderNumbers {
  const limit = mode === 'limit' ? valueOfTyped(price) : null;
  return {
    direction,
    price: limit === null ? null : branded<Price>(limit),
    multiplier: multiplier === null ? null : parseDecimal(multiplier),
    hands: valueOfTyped(hands),
  };
}
