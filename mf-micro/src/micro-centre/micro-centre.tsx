import { later, NothingYet } from '@tradefloor/area/later';
import { followAhead, type Help, type Shortcut, TabPrice, useKeys, usePair, WaitingForPair } from '@tradefloor/trading';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormHandle, OnHandle } from '../order-form/form-context';
import { OrderFormProvider } from '../order-form/order-form-provider';
import { onlyMicro } from '../terms/only-micro';
import { FOLLOWED, TradingScreen } from './trading-screen';

// Keys and news of results: nothing to see.
const MicroKeys = later(() => import('./late').then(late => late.MicroKeys), NothingYet);

const SHORTCUTS: readonly Shortcut[] = [
  'up',
  'down',
  'amount',
  'less',
  'more',
  'shorter',
  'longer',
  'currency',
  'help',
];

export const ahead = followAhead(FOLLOWED, onlyMicro);

export default function MicroCentre() {
  const { t } = useTranslation();
  const state = usePair(onlyMicro);
  const keys = useKeys(SHORTCUTS);
  const [help, setHelp] = useState<Help>('never');
  const openHelp = useCallback(() => setHelp('open'), []);
  const handle = useRef<FormHandle>(null);
  const onHandle = useCallback<OnHandle>(given => void (handle.current = given), []);
  const title = t('title.dealCentre');
  if (state.kind !== 'ready') return <WaitingForPair title={title} kind={state.kind} />;
  const { pair, choose } = state.value;
  return (
    <OrderFormProvider>
      <TabPrice pair={pair} title={title} />
      <TradingScreen pair={pair} onHandle={onHandle} onChoose={choose} onHelp={openHelp} />
      {/* Behind the form, which keys that were pressed early look for. */}
      <MicroKeys keys={keys} handle={handle} help={help} onHelp={setHelp} />
    </OrderFormProvider>
  );
}
