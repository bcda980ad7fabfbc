import type { CurrencyId, LanguageCode, LeveragePush } from '@tradefloor/contract';
import {
  add,
  compare,
  type Decimal,
  decimal,
  formatPercent,
  RISK_ALARM_RATE,
  RISK_WARNING_RATE,
  type RiskLevel,
  riskLevel,
} from '@tradefloor/money';

/** An account that hovers about a threshold is warned once: it must have got so much better before it is warned again. */
const AWAY = decimal('5');

export interface Warned {
  /** The worst that was told since it was well. */
  readonly told: RiskLevel;
}
export const UNWARNED: Warned = { told: 'calm' };

/** leverage.risk-warned: one notice at 150 percent, and one more near the liquidation. */
export function warnedBy(rate: Decimal | null, { told }: Warned): Warned & { readonly tell: RiskLevel | null } {
  const level = riskLevel(rate);
  if (isWorse(level, told)) return { told: level, tell: level };
  const isWell = (from: Decimal) => rate === null || compare(rate, add(from, AWAY)) > 0;
  if (told !== 'calm' && isWell(RISK_WARNING_RATE)) return { told: 'calm', tell: null };
  if (told === 'alarming' && isWell(RISK_ALARM_RATE)) return { told: 'warned', tell: null };
  return { told, tell: null };
}

const ORDER: readonly RiskLevel[] = ['calm', 'warned', 'alarming'];
const isWorse = (one: RiskLevel, other: RiskLevel): boolean => ORDER.indexOf(one) > ORDER.indexOf(other);

export type RiskNews = Exclude<RiskLevel, 'calm'>;

const RATE = { least: 2, most: 2 };

export const riskRateText = (rate: Decimal, language: LanguageCode): string => formatPercent(rate, language, RATE);

/** Later news of the same account takes the place of this. */
export const aboutRisk = (id: CurrencyId | null): string => `leverage risk ${id ?? ''}`;

/**
 * Which account is at risk, as a push tells it; null while none is. Each currency is an account of its own, and the
 * server gives the rate of the worst alone: of several it names none.
 */
export function riskIn({ positions, riskRate }: Pick<LeveragePush, 'positions' | 'riskRate'>) {
  const level = riskLevel(riskRate);
  if (riskRate === null || level === 'calm') return null;
  const [first, ...others] = positions;
  const only = others.every(({ legalId }) => legalId === first?.legalId) ? first : undefined;
  return { level, rate: riskRate, currencyId: only?.legalId ?? null, currency: only?.symbol.split('/')[1] ?? '' };
}
