import { useWishText } from '@tradefloor/area/list';
import type { Quote } from '@tradefloor/contract';
import { NativeSelect } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useLeveragePairs } from './pair-choice';

const nameOf = ({ base, quote }: Quote): string => `${base}/${quote}`;

/** The pair whose rows are wanted, by the address; null for all. */
export function useWishedPair(): readonly [pair: Quote | null, choose: (name: string) => void] {
  const [name, choose] = useWishText('symbol');
  const pair = useLeveragePairs().find(quote => nameOf(quote).toUpperCase() === name.toUpperCase()) ?? null;
  return [pair, choose];
}

/** Among all pairs, or all of them. */
export function PairFilter() {
  const { t } = useTranslation();
  const [pair, choose] = useWishedPair();
  const names = useLeveragePairs().map(nameOf);
  return (
    <NativeSelect
      label={t('pairChoice.pair')}
      labelled="hidden"
      value={pair === null ? '' : nameOf(pair)}
      onChange={choose}
      options={[{ value: '', label: t('pairChoice.all') }, ...names.map(name => ({ value: name, label: name }))]}
    />
  );
}
