import type { Asked, Context } from '../command';
import { Refusal } from '../refusal';
import { wholeNumber } from '../whole-number';

/** How a canary goes on as long as nothing speaks against it. */
export interface Plan {
  /** Percents, each more than the one before. */
  readonly shares: readonly [number, ...number[]];
  /** At each share. */
  readonly visits: number;
  readonly minutes: number;
  readonly everyMs: number;
  readonly gateways: readonly string[];
  /** Rules of the gate that it need not keep, at its beginning and at its end. */
  readonly without: readonly string[];
  /** When nobody gets it any more, counted from the last time that somebody has looked after it. */
  readonly until: (now: Date) => string;
}

const SHARES = '25,50';
const FIRST_SHARE = '10';
const VISITS = 200;
const MINUTES = 10;
const EVERY_S = 10;
const LASTS_MS = 86_400_000;

export function planOf(asked: Asked, { seeing }: Context): Plan {
  const first = percent(asked.value('percent') ?? FIRST_SHARE);
  const rest = (asked.value('steps') ?? SHARES)
    .split(',')
    .filter(text => text !== '')
    .map(percent);
  const further = rest.filter(share => share > first);
  if (further.some((share, index) => share <= (further[index - 1] ?? first)))
    throw new Refusal('usage', { key: 'refused.canary.steps', values: {} }, { hint: ' (--steps)' });
  return {
    shares: [first, ...further],
    visits: wholeNumber(asked.value('visits'), '--visits') ?? VISITS,
    minutes: wholeNumber(asked.value('minutes'), '--minutes') ?? MINUTES,
    everyMs: (wholeNumber(asked.value('every'), '--every') ?? EVERY_S) * 1000,
    gateways: gatewaysIn(asked.value('gateways')?.split(',') ?? seeing.gateways),
    without: (asked.value('without') ?? '').split(',').filter(rule => rule !== ''),
    until: now => new Date(now.getTime() + LASTS_MS).toISOString(),
  };
}

/** One that is misspelled would be waited for without end. */
function gatewaysIn(named: readonly string[]): readonly string[] {
  const gateways = named.map(text => text.trim());
  const wrong = gateways.find(text => !URL.canParse(text) || !/^https?:/.test(text));
  if (wrong === undefined) return gateways;
  throw new Refusal(
    'usage',
    `No gateway is at "${wrong}": give addresses as http://10.0.0.2:8080 (--gateways, GATEWAYS).`,
  );
}

function percent(text: string): number {
  const share = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  // Nobody would be left to compare them with.
  if (share <= 0 || share >= 100) throw new Refusal('usage', { key: 'refused.canary.share', values: { share: text } });
  return share;
}
