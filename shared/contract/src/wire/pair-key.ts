import type { PairKey } from './ids';
import { type Kind, leaf, refuse } from './kind';
import { trusted } from './trusted';

/** `1/3`, as subscriptions name a pair. */
export const wholePairKey: Kind<PairKey> = /* @__PURE__ */ leaf<PairKey>(
  { type: 'string', pattern: '^\\d+/\\d+$' },
  wire => (typeof wire === 'string' && /^\d{1,15}\/\d{1,15}$/.test(wire) ? trusted<PairKey>(wire) : refuse('bad-form')),
);
