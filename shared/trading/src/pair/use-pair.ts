import type { PairKey, Quote } from '@tradefloor/contract';
import { choosePair, chosenPair } from '@tradefloor/market';
import { failedAfter, type Loadable, LOADING, pairsTopic, ready } from '@tradefloor/platform';
import { useMissed, usePlatform, useTopic } from '@tradefloor/platform/react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnlyPairs } from './only-pairs';
import { openingPair, pairNamed } from './opening-pair';
import { useAddress, useOwnPair } from './use-address';

interface OpenPair {
  readonly pair: Quote;
  readonly choose: (key: PairKey) => void;
}

/** Of what an address names, when it is told: it may hold anything. */
const LONGEST_NAME = 24;

/** Failed: the list of pairs could not be read; the shell goes on asking. */
export type PairState = Loadable<OpenPair>;

/** The pair that the address names, else the device's last one (market.pair-stored). Its figures are of when the list came: live ones are in the quotes. */
export function usePair(only?: OnlyPairs): PairState {
  const { bus, notify } = usePlatform();
  const { t } = useTranslation();
  const groups = useTopic(pairsTopic);
  const isMissed = useMissed(pairsTopic);
  const [chosen, setChosen] = useState(chosenPair);
  const { named, name, turnTo } = useAddress();
  const found = pairNamed(groups ?? [], named, only);
  const pair = useSamePair(found ?? openingPair(groups ?? [], chosen, only));
  const choose = useCallback(
    (key: PairKey) => {
      const now = bus.last(pairsTopic);
      const next = now?.flatMap(({ quotes }) => quotes).find(quote => quote.key === key);
      if (next === undefined) return;
      choosePair(next, now);
      setChosen({ currencyId: next.currencyId, legalId: next.legalId });
      turnTo(next, pair);
    },
    [bus, turnTo, pair],
  );
  useOwnPair(pair, name);
  const isNowhere = named !== null && named.trim() !== '' && found === null;
  useEffect(() => {
    // An address does not go on naming what there is not, beside another pair.
    if (!isNowhere || pair === null) return;
    const shown = `${pair.base}/${pair.quote}`;
    notify({ kind: 'info', text: t('pair.notHere', { named: named.slice(0, LONGEST_NAME), shown }) });
    name(pair);
  }, [isNowhere, named, pair, name, notify, t]);
  if (pair !== null) return ready({ pair, choose });
  return groups === undefined && isMissed ? failedAfter(LOADING, null) : LOADING;
}

/** Lists come again with other figures; the screen is drawn anew only for another pair or other terms. */
function useSamePair(pair: Quote | null): Quote | null {
  const [kept, setKept] = useState(pair);
  const isSame =
    kept?.key === pair?.key &&
    kept?.priceScale === pair?.priceScale &&
    kept?.amountScale === pair?.amountScale &&
    kept?.leverageShare === pair?.leverageShare;
  if (isSame) return kept;
  setKept(pair);
  return pair;
}
