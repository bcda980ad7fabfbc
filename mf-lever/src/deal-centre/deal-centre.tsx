import { later, NothingYet } from '@tradefloor/area/later';
import { type Help, TabPrice, usePair, WaitingForPair } from '@tradefloor/trading';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderFormProvider } from '../order-form/order-form-provider';
import { hasLeverage } from '../terms/terms-of';
import { TradingScreen } from './trading-screen';

// Keys, warnings and news of positions: nothing to see.
const TradingKeys = later(() => import('./late').then(late => late.TradingKeys), NothingYet);

export default function DealCentre() {
  const { t } = useTranslation();
  const state = usePair(hasLeverage);
  const [help, setHelp] = useState<Help>('never');
  const openHelp = useCallback(() => setHelp('open'), []);
  const title = t('title.dealCentre');
  if (state.kind !== 'ready') return <WaitingForPair title={title} kind={state.kind} />;
  const { pair, choose } = state.value;
  return (
    <OrderFormProvider pair={pair}>
      <TabPrice pair={pair} title={title} />
      <TradingKeys pair={pair} help={help} onHelp={setHelp} />
      <TradingScreen pair={pair} onChoose={choose} onHelp={openHelp} />
    </OrderFormProvider>
  );
}
