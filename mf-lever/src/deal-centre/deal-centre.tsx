import { later, NothingYet } from '@tradefloor/area/later';
import { followAhead, type Help, type Shortcut, TabPrice, useKeys, usePair, WaitingForPair } from '@tradefloor/trading';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderFormProvider } from '../order-form/order-form-provider';
import { hasLeverage } from '../terms/terms-of';
import { FOLLOWED, TradingScreen } from './trading-screen';

// Keys, warnings and news of positions: nothing to see.
const TradingKeys = later(() => import('./late').then(late => late.TradingKeys), NothingYet);

const SHORTCUTS: readonly Shortcut[] = ['buy', 'sell', 'mode', 'price', 'amount', 'cancelAll', 'help'];

export const ahead = followAhead(FOLLOWED, hasLeverage);

export default function DealCentre() {
  const { t } = useTranslation();
  const state = usePair(hasLeverage);
  const keys = useKeys(SHORTCUTS);
  const [help, setHelp] = useState<Help>('never');
  const openHelp = useCallback(() => setHelp('open'), []);
  const title = t('title.dealCentre');
  if (state.kind !== 'ready') return <WaitingForPair title={title} kind={state.kind} />;
  const { pair, choose } = state.value;
  return (
    <OrderFormProvider pair={pair}>
      <TabPrice pair={pair} title={title} />
      <TradingScreen pair={pair} onChoose={choose} onHelp={openHelp} />
      {/* Behind the form, which keys that were pressed early look for. */}
      <TradingKeys pair={pair} keys={keys} help={help} onHelp={setHelp} />
    </OrderFormProvider>
  );
}
