import { useRiskWarnings } from '../risk/use-risk-warnings';
import { usePositionNews } from './use-position-news';

/** What ends by itself, and risk, on every screen of leverage: draws nothing. */
export function LeverageNews() {
  usePositionNews();
  useRiskWarnings();
  return null;
}
