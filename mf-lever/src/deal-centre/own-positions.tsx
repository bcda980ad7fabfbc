import type { Quote } from '@tradefloor/contract';
import { HelpButton } from '@tradefloor/trading';
import { PositionsLink } from '../leverage-pages/page-links';
import { PositionsPanel } from '../positions/positions-panel';
import { SCREEN } from './screen';

interface OwnPositionsProps {
  readonly pair: Quote;
  /** Opens the list of keys. */
  readonly onHelp: () => void;
}

export function OwnPositions({ pair, onHelp }: OwnPositionsProps) {
  return (
    <PositionsPanel
      screen={SCREEN}
      pair={pair}
      end={
        <>
          <PositionsLink />
          <HelpButton onHelp={onHelp} />
        </>
      }
    />
  );
}
