import type { Ahead } from '@tradefloor/area';
import { chosenPair } from '@tradefloor/market';
import { pairsTopic } from '@tradefloor/platform';
import { storesOf } from '@tradefloor/platform/live';
import type { OnlyPairs } from './only-pairs';
import { openingPair, pairNamed } from './opening-pair';
import type { Followed } from './use-warm-pairs';

/** For the code that is still to come, and a screen that is drawn on a busy machine. */
const KEPT_MS = 8_000;
/** What takes longer is shown as loading by the screen itself. */
const PATIENCE_MS = 1_000;

/**
 * A trading screen that takes another build's place has what it shows with its first frame: nobody who trades on it
 * sees a place without prices. `followed` is everything that the screen asks for.
 */
export function followAhead(followed: readonly Followed[], only?: OnlyPairs): Ahead {
  return ({ platform, path }) => {
    const groups = platform.bus.last(pairsTopic) ?? [];
    const named = new URLSearchParams(path.split(/[?#]/)[1]).get('symbol');
    const pair = pairNamed(groups, named, only) ?? openingPair(groups, chosenPair(), only);
    if (pair === null) return () => Promise.resolve();
    const session = platform.session.state();
    const account = session.kind === 'user' ? session.account : null;
    const leaves = followed.map(follow => follow(platform, pair, account));
    setTimeout(() => leaves.forEach(leave => leave()), KEPT_MS);
    return () => Promise.race([storesOf(platform).whenKnown(), patience()]);
  };
}

const patience = () => new Promise<void>(resolve => setTimeout(resolve, PATIENCE_MS));
