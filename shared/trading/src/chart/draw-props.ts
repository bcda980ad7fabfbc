import type { DrawingTool } from '@tradefloor/charts';
import type { Quote } from '@tradefloor/contract';
import type { PairDrawings } from './use-drawings';

export interface DrawProps {
  readonly pair: Quote;
  readonly drawings: PairDrawings;
  readonly tool: DrawingTool;
  readonly onTool: (tool: DrawingTool) => void;
}
