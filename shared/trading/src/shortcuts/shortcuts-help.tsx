import { lazy, Suspense } from 'react';
import type { ShortcutsListed } from './shortcuts-dialog';

// Overlays are not needed for the first paint.
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog'));

/** `never` until it is first asked for: its code is not fetched before. */
export type Help = 'never' | 'open' | 'closed';

interface ShortcutsHelpProps extends ShortcutsListed {
  readonly help: Help;
  readonly onHelp: (help: Help) => void;
}

/** The list of a screen's keys, with the switch that turns them off. */
export function ShortcutsHelp({ help, onHelp, ...listed }: ShortcutsHelpProps) {
  if (help === 'never') return null;
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog {...listed} open={help === 'open'} onOpenChange={isOpen => onHelp(isOpen ? 'open' : 'closed')} />
    </Suspense>
  );
}
