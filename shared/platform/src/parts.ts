import type { Quote } from '@tradefloor/contract';
import { type Given, part } from './part';

export { part, type Given, type Part } from './part';

/** mf-account's form, beside what another area shows a guest: who signs in there stays there. */
export const signInPart = /* @__PURE__ */ part<Readonly<Record<string, never>>>('sign-in', {
  owner: 'account',
  version: 1,
  read: () => ({}),
});

/** mf-lever's positions and entrusts of one pair, in the spot deal centre of a pair that has leverage. */
export type LeveragePair = Readonly<Pick<Quote, 'currencyId' | 'legalId' | 'base' | 'quote'>>;
export const leverageListsPart = /* @__PURE__ */ part<LeveragePair>('leverage-lists', {
  owner: 'lever',
  version: 1,
  read: given => (hasTexts(given, ['currencyId', 'legalId', 'base', 'quote']) ? (given as LeveragePair) : undefined),
});

/** mf-c2c's mark beside the name of somebody who deals in fiat; nothing beside anybody else's. */
export type BadgeOf = Readonly<{ isSeller: boolean }>;
export const merchantBadgePart = /* @__PURE__ */ part<BadgeOf>('merchant-badge', {
  owner: 'c2c',
  version: 1,
  read: ({ isSeller }) => (typeof isSeller === 'boolean' ? { isSeller } : undefined),
});

function hasTexts(given: Given, names: readonly string[]): boolean {
  return names.every(name => typeof given[name] === 'string');
}
