import { focusField, type Help, type Shortcut, ShortcutsHelp, useShortcuts } from '@tradefloor/trading';
import type { RefObject } from 'react';
import type { FormHandle } from '../order-form/form-context';
import { useResults } from '../results/use-results';

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

interface MicroKeysProps {
  readonly handle: RefObject<FormHandle | null>;
  readonly help: Help;
  readonly onHelp: (help: Help) => void;
}

/** What the whole screen listens to: the trader's keys, and results. Draws nothing but the help. */
export function MicroKeys({ handle, help, onHelp }: MicroKeysProps) {
  useResults();
  useShortcuts({
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
  return <ShortcutsHelp shortcuts={SHORTCUTS} hasBook={false} help={help} onHelp={onHelp} />;
}
