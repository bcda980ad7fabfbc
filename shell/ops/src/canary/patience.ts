import { Unreachable } from '@tradefloor/release/depot';
import type { Context } from '../command';
import { Refusal } from '../refusal';
import { unreadable } from '../store/revisions-kept';

/** A store that is away for longer wants somebody who reads how this ended. */
const PATIENCE_MS = 600_000;

/**
 * Looks that find the store out of reach, or not whole, say so once and are made up for by a later one: who watches a
 * canary must not leave it to nobody for a moment of the network's.
 */
export function patient({ store, now, seeing }: Pick<Context, 'store' | 'now' | 'seeing'>, everyMs: number) {
  let since: number | null = null;

  async function looked<Found>(look: () => Promise<Found | null>): Promise<Found | null> {
    try {
      const found = await look();
      since = null;
      return found;
    } catch (error) {
      const refusal = error instanceof Unreachable ? unreadable(store.place, error) : error;
      if (!(refusal instanceof Refusal) || refusal.kind !== 'unreadable') throw error;
      if (since === null) for (const said of refusal.said) seeing.say(said);
      since ??= now().getTime();
      if (now().getTime() - since >= PATIENCE_MS) throw refusal;
      return null;
    }
  }

  /** Again and again, until something is found. */
  return async <Found>(look: () => Promise<Found | null>): Promise<Found> => {
    for (;;) {
      const found = await looked(look);
      if (found !== null) return found;
      await seeing.pause(everyMs);
    }
  };
}
