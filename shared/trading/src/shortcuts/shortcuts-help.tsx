import { codeOnDemand, useOnPress } from '@tradefloor/area/later';
import { useEffect } from 'react';
import type { ShortcutsListed } from './shortcuts-dialog';

// Overlays are not needed for the first paint.
const dialog = codeOnDemand(() => import('./shortcuts-dialog').then(({ ShortcutsDialog }) => ShortcutsDialog));

/** `never` until it is first asked for: its code is not fetched before. */
export type Help = 'never' | 'open' | 'closed';

interface ShortcutsHelpProps extends ShortcutsListed {
  readonly help: Help;
  readonly onHelp: (help: Help) => void;
}

/** The list of a screen's keys, with the switch that turns them off. */
export function ShortcutsHelp({ help, onHelp, ...listed }: ShortcutsHelpProps) {
  const [ShortcutsDialog, ask] = useOnPress(dialog);
  const isOpen = help === 'open';
  useEffect(() => {
    if (isOpen) void ask().then(isHere => isHere || onHelp('never'));
  }, [isOpen, ask, onHelp]);
  if (help === 'never' || ShortcutsDialog === null) return null;
  return <ShortcutsDialog {...listed} open={isOpen} onOpenChange={opens => onHelp(opens ? 'open' : 'closed')} />;
}
