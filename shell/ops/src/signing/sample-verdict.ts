import { RULE_NAMES } from '@tradefloor/gate/rules';
import type { Verdict } from '@tradefloor/gate/verdict';
import type { Build } from '@tradefloor/release';

/** For tests: the gate has looked at the build, and found nothing. */
export function sampleVerdict({ area, build, signed }: Build): Verdict {
  return {
    area,
    build,
    description: signed?.hash ?? null,
    shell: 'ffee0011',
    by: 'lee',
    at: '2026-11-20T09:30:00.000Z',
    rules: [...RULE_NAMES],
    findings: [],
    figures: {
      seconds: 9.5,
      exchange: 'away',
      visits: 2,
      parts: 0,
      swaps: 3,
      slowestFirstContentMs: 200,
      heaviestFirstScripts: 50_000,
      longestTaskMs: 90,
      busiest: 0.1,
    },
  };
}
