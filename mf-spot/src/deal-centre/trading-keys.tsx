import type { Quote } from '@tradefloor/contract';
import { focusField, type Help, type Listening, ShortcutsHelp, useOpenOrders, useShortcuts } from '@tradefloor/trading';
import { useFillNews } from '../fill-news/use-fill-news';
import { useFormActions, useFormState } from '../order-form/form-context';
import { useCancel } from '../orders/use-cancel';

interface TradingKeysProps {
  readonly pair: Quote;
  readonly keys: Listening;
  readonly help: Help;
  readonly onHelp: (help: Help) => void;
}

/** What the whole screen listens to: the trader's keys, and fills. Draws nothing but the help. */
export function TradingKeys({ pair, keys, help, onHelp }: TradingKeysProps) {
  useFillNews();
  const { draft } = useFormState();
  const { change } = useFormActions();
  const open = useOpenOrders(pair.key);
  const cancel = useCancel();

  useShortcuts(keys, {
    buy: () => change({ kind: 'side', side: 'buy' }),
    sell: () => change({ kind: 'side', side: 'sell' }),
    mode: () => change({ kind: 'mode', mode: draft.mode === 'limit' ? 'market' : 'limit' }),
    price: () => focusField('price'),
    amount: () => focusField('amount'),
    cancelAll: () => void cancel.all(open.orders),
    help: () => onHelp('open'),
  });

  return <ShortcutsHelp shortcuts={keys.shortcuts} help={help} onHelp={onHelp} />;
}
