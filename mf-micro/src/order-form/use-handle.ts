import type { MicroDirection } from '@tradefloor/contract';
import { compare } from '@tradefloor/money';
import { useTradingSettings } from '@tradefloor/platform/react';
import { type Dispatch, type RefObject, useEffect } from 'react';
import { neighbour } from '../terms/chosen';
import type { Draft, DraftChange } from './draft';
import type { FormHandle, OnHandle } from './form-context';
import { type FormFacts, summaryOf } from './form-summary';
import type { Terms } from './use-form-facts';

interface Handled {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly draft: Draft;
  readonly change: Dispatch<DraftChange>;
  readonly facts: FormFacts;
  readonly terms: Terms;
  readonly submit: (direction: MicroDirection) => void;
}

/** What the screen's keys do in the form, as it stands. */
export function useHandle(onHandle: OnHandle, handled: Handled): void {
  const { form, draft, change, facts, terms, submit } = handled;
  const [{ confirmPlacing }] = useTradingSettings();
  useEffect(() => {
    const given: FormHandle = {
      press(direction) {
        const button = form.current?.querySelector<HTMLButtonElement>(`[data-way=${direction}]`);
        // One slip of a finger must not cost money: without a question the key goes to the button, and Enter presses it.
        if (confirmPlacing) submit(direction);
        else button?.focus();
      },
      step(what, step) {
        if (what === 'amount') change({ kind: 'amount', text: nextPreset(draft, facts, step) });
        else if (facts.duration !== null)
          change({ kind: 'seconds', seconds: neighbour(terms.durations, facts.duration, step).seconds });
      },
      nextCurrency() {
        const { currencies } = terms;
        const at = currencies.findIndex(({ id }) => id === facts.currency?.id);
        const next = currencies[(at + 1) % currencies.length];
        if (next !== undefined && next.id !== facts.currency?.id) change({ kind: 'currency', currency: next.id });
      },
    };
    onHandle(given);
    return () => onHandle(null);
  }, [onHandle, form, draft, change, facts, terms, submit, confirmPlacing]);
}

/** The next larger or smaller preset than what stands there; with none typed, the first. */
function nextPreset({ amount: text }: Draft, facts: FormFacts, step: -1 | 1): string {
  const presets = (facts.currency?.presets ?? []).toSorted(compare);
  const { amount } = summaryOf(text, facts);
  if (amount === null) return presets[0] ?? text;
  const found =
    step === 1
      ? presets.find(preset => compare(preset, amount) > 0)
      : presets.findLast(preset => compare(preset, amount) < 0);
  return found ?? text;
}
