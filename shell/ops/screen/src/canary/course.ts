import type { CanaryLook } from '@tradefloor/contract/desk';

/** What speaks against a build: it broke, it came late, the page stood still. */
export const SIGNS = ['failed', 'slow', 'stuck'] as const;
export type Sign = (typeof SIGNS)[number];

export interface Course {
  /** Points of a line in a field of 100 by 100, oldest first. */
  readonly tried: string;
  readonly stable: string;
  /** Of a hundred visits, at the last look. */
  readonly last: { readonly tried: number; readonly stable: number };
  /** What the top of the field stands for. */
  readonly most: number;
}

/** At least so much at the top, so that one visit of a thousand draws no mountain. */
const LEAST_TOP = 5;

const shareOf = (side: CanaryLook['tried'], sign: Sign): number =>
  side.visits === 0 ? 0 : (side[sign] / side.visits) * 100;

export function courseOf(looks: readonly CanaryLook[], sign: Sign): Course {
  const shares = looks.map(({ at, tried, stable }) => ({
    at,
    tried: shareOf(tried, sign),
    stable: shareOf(stable, sign),
  }));
  const most = Math.max(LEAST_TOP, ...shares.flatMap(({ tried, stable }) => [tried, stable]));
  const [first, last] = [shares[0], shares.at(-1)];
  const span = Math.max(1, (last?.at ?? 0) - (first?.at ?? 0));
  const line = (side: 'tried' | 'stable') =>
    shares
      .map(share => {
        const x = ((share.at - (first?.at ?? 0)) / span) * 100;
        const y = 100 - (share[side] / most) * 100;
        return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
      })
      .join(' ');
  return {
    tried: line('tried'),
    stable: line('stable'),
    last: { tried: last?.tried ?? 0, stable: last?.stable ?? 0 },
    most,
  };
}
