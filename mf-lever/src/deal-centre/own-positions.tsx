import type { Quote } from '@tradefloor/contract';
import { HelpButton } from '@tradefloor/trading';
import { PositionsPanel } from '../positions/positions-panel';
import { SCREEN } from './screen';

interface OwnPositionsProps {
  readonly pair: Quote;
  /** Opens the list of keys. */
  readonly onHelp: () => void;
}

export function OwnPositions({ pair, onHelp }: OwnPositionsProps) {
  return <PositionsPanel screen={SCREEN} pair={pair} end={<HelpButton onHelp={onHelp} />} />;
}
