import { usePlatform } from '@tradefloor/platform/react';
import { useState } from 'react';
import { useChrome } from '../chrome-context';
import { askedBy, askedNames, namesOf, shownIn, unasked } from './shown';

type State =
  | { readonly kind: 'nothing' }
  /** A link asks: whoever follows one decides, not whoever wrote it. */
  | { readonly kind: 'asked'; readonly wanted: string; readonly names: string }
  | { readonly kind: 'shown'; readonly names: string };

export type Problem = { readonly told: string | null };

export interface OverrideState {
  readonly state: State;
  readonly isBusy: boolean;
  /** Why it did not work; without words, when the gateway gave none. */
  readonly problem: Problem | null;
  readonly show: (wanted: string) => void;
  readonly dismiss: () => void;
}

export function useOverride(): OverrideState {
  const { navigate } = usePlatform();
  const { override, reload } = useChrome();
  const [state, setState] = useState(stateOfPage);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const goOn = () => navigate(unasked(window.location), { replace: true, force: true });

  async function show(wanted: string): Promise<void> {
    setBusy(true);
    const refused = await override(wanted).catch(() => undefined);
    if (refused === null) {
      await goOn();
      reload();
      return;
    }
    setBusy(false);
    setProblem({ told: refused ?? null });
  }

  return {
    state,
    isBusy,
    problem,
    show: wanted => void show(wanted),
    dismiss() {
      setProblem(null);
      setState(shownState());
      void goOn();
    },
  };
}

function stateOfPage(): State {
  const wanted = askedBy(window.location.search);
  return wanted === null || wanted === '' ? shownState() : { kind: 'asked', wanted, names: askedNames(wanted) };
}

function shownState(): State {
  const shown = shownIn(document);
  return shown.length === 0 ? { kind: 'nothing' } : { kind: 'shown', names: namesOf(shown) };
}
