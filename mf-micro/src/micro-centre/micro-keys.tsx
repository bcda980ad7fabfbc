import { focusField, type Help, type Listening, ShortcutsHelp, useShortcuts } from '@tradefloor/trading';
import type { RefObject } from 'react';
import type { FormHandle } from '../order-form/form-context';
import { useResults } from '../results/use-results';

interface MicroKeysProps {
  readonly keys: Listening;
  readonly handle: RefObject<FormHandle | null>;
  readonly help: Help;
  readonly onHelp: (help: Help) => void;
}

/** What the whole screen listens to: the trader's keys, and results. Draws nothing but the help. */
export function MicroKeys({ keys, handle, help, onHelp }: MicroKeysProps) {
  useResults();
  useShortcuts(keys, {
    up: () => handle.current?.press('up'),
    down: () => handle.current?.press('down'),
    amount: () => focusField('amount'),
    less: () => handle.current?.step('amount', -1),
    more: () => handle.current?.step('amount', 1),
    shorter: () => handle.current?.step('duration', -1),
    longer: () => handle.current?.step('duration', 1),
    currency: () => handle.current?.nextCurrency(),
    help: () => onHelp('open'),
  });
  return <ShortcutsHelp shortcuts={keys.shortcuts} hasBook={false} help={help} onHelp={onHelp} />;
}
