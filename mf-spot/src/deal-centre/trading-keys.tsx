import type { Quote } from '@tradefloor/contract';
import { lazy, Suspense } from 'react';
import { useFillNews } from '../fill-news/use-fill-news';
import { useFormActions, useFormState } from '../order-form/form-context';
import { useCancel } from '../orders/use-cancel';
import { useOpenOrders } from '../orders/use-open-orders';
import type { Shortcut } from '../shortcuts/keys';
import { useShortcuts } from '../shortcuts/use-shortcuts';

// Overlays are not needed for the first paint.
const ShortcutsDialog = lazy(() => import('../shortcuts/shortcuts-dialog'));

/** `never` until it is first asked for: its code is not fetched before. */
export type Help = 'never' | 'open' | 'closed';

interface TradingKeysProps {
  readonly pair: Quote;
  readonly help: Help;
  readonly onHelp: (help: Help) => void;
}

/** What the whole screen listens to: the trader's keys, and fills. Draws nothing but the help. */
export function TradingKeys({ pair, help, onHelp }: TradingKeysProps) {
  useFillNews();
  const { draft } = useFormState();
  const { change } = useFormActions();
  const open = useOpenOrders(pair.key);
  const cancel = useCancel();

  useShortcuts(shortcut => {
    const acts: Readonly<Record<Shortcut, () => void>> = {
      buy: () => change({ kind: 'side', side: 'buy' }),
      sell: () => change({ kind: 'side', side: 'sell' }),
      mode: () => change({ kind: 'mode', mode: draft.mode === 'limit' ? 'market' : 'limit' }),
      price: () => focusField('price'),
      amount: () => focusField('amount'),
      cancelAll: () => void cancel.all(open.orders),
      help: () => onHelp('open'),
    };
    acts[shortcut]();
  });

  if (help === 'never') return null;
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog open={help === 'open'} onOpenChange={isOpen => onHelp(isOpen ? 'open' : 'closed')} />
    </Suspense>
  );
}

function focusField(name: 'price' | 'amount'): void {
  const field = document.querySelector<HTMLInputElement>(`form input[name="${name}"]:enabled`);
  field?.focus();
  field?.select();
}
