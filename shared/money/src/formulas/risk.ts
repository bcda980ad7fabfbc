import type { Decimal } from '../amount';
import { compare, div, isPositive, mul } from '../arithmetic';
import { decimal } from '../decimal';
import { LIQUIDATION_RISK_RATE } from './leverage';

const HUNDRED = decimal('100');

export type RiskLevel = 'calm' | 'warned' | 'alarming';

/** leverage.risk-warned: from here down an account is warned, and near its liquidation once more. */
export const RISK_WARNING_RATE = decimal('150');
export const RISK_ALARM_RATE = decimal('115');

export function riskLevel(rate: Decimal | null): RiskLevel {
  if (rate === null || compare(rate, RISK_WARNING_RATE) > 0) return 'calm';
  return compare(rate, RISK_ALARM_RATE) > 0 ? 'warned' : 'alarming';
}

/** For a gauge: 100 at the liquidation, half of it at twice that rate, 0 while nothing is at risk. */
export function riskShare(rate: Decimal | null): number {
  if (rate === null) return 0;
  if (compare(rate, LIQUIDATION_RISK_RATE) <= 0 || !isPositive(rate)) return 100;
  return Number.parseInt(div<Decimal>(mul(LIQUIDATION_RISK_RATE, HUNDRED), rate, 0), 10);
}
