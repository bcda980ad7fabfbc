import { partLifecycles, type Texts } from '@tradefloor/area';
import { pairKey } from '@tradefloor/contract';
import { type LeveragePair, leverageListsPart } from '@tradefloor/platform/parts';
import { tradingTexts } from '@tradefloor/trading';
import { useMemo } from 'react';
import { LeverageLists } from './leverage-lists';

const texts: Texts = code => import(/* webpackChunkName: "texts-[request]" */ `../locales/${code}.json`);

/** The pair as the other area gives it. */
function LeverageListsPart({ given: { currencyId, legalId, base, quote } }: { readonly given: LeveragePair }) {
  const pair = useMemo(
    () => ({ key: pairKey(currencyId, legalId), currencyId, legalId, base, quote }),
    [currencyId, legalId, base, quote],
  );
  return <LeverageLists pair={pair} />;
}

export const { mount, update, unmount } = partLifecycles({
  of: leverageListsPart,
  View: LeverageListsPart,
  texts: [tradingTexts, texts],
});
