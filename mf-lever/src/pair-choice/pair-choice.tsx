import type { PairKey, Quote } from '@tradefloor/contract';
import { pairsTopic } from '@tradefloor/platform';
import { useTopic } from '@tradefloor/platform/react';
import { NativeSelect } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { hasLeverage } from '../terms/terms-of';

interface PairChoiceProps {
  readonly pair: Quote;
  readonly choose: (key: PairKey) => void;
}

/** Among the pairs that have leverage. */
export function PairChoice({ pair, choose }: PairChoiceProps) {
  const { t } = useTranslation();
  const pairs = useLeveragePairs();
  return (
    <NativeSelect
      label={t('pairChoice.pair')}
      labelled="hidden"
      value={pair.key}
      onChange={choose}
      options={pairs.map(({ key, base, quote }) => ({ value: key, label: `${base}/${quote}` }))}
    />
  );
}

export function useLeveragePairs(): readonly Quote[] {
  const groups = useTopic(pairsTopic) ?? [];
  return groups.flatMap(({ quotes }) => quotes).filter(quote => quote.shown && hasLeverage(quote));
}
