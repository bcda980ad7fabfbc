import { type Navigate, type Notify, ways } from '@tradefloor/platform';
import type { Clock } from '../clock';

/** wire.needs-first: the message is read before the page changes. */
export const NEEDS_MS = 500;

const PAGES = {
  'payment-details-needed': ways.paymentDetailsNeeded,
  'identity-needed': ways.identityNeeded,
} as const;

export type Need = keyof typeof PAGES;

export interface NeedsDeps {
  readonly clock: Clock;
  readonly navigate: Navigate;
  readonly notify: Notify;
  /** wire.kept-on-the-way: the address that the need was met at, which it leads back to. */
  readonly here: () => string;
}

/** 997 and 998: says what the server said, and leads to the page where it is put right, and back. Once, however many calls met it. */
export function actOnNeeds({ clock, navigate, notify, here }: NeedsDeps): (need: Need, message: string) => void {
  let leading = false;
  return (need, text) => {
    if (leading) return;
    leading = true;
    const back = here();
    // What a server leaves unsaid, the page that follows says.
    if (text !== '') notify({ kind: 'warning', text });
    clock.after(NEEDS_MS, () => {
      leading = false;
      void navigate(PAGES[need]({ back }));
    });
  };
}
