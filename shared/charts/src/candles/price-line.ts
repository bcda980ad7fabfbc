import type { Price } from '@tradefloor/money';
import { COLOURS } from '../colours';

/** A price that stands across the chart: one's own order or alert, or a line the trader drew. */
export interface PriceLine {
  readonly id: string;
  readonly price: Price;
  readonly kind: 'buy' | 'sell' | 'alert' | 'drawn' | 'winning' | 'losing' | 'level' | 'mark';
  /** As in `Buy 0.5`; empty for none. May change each second. */
  readonly label: string;
  /** The line alone, without its price at the scale: one of more than anybody could read. */
  readonly isBare?: boolean;
  /** With a cross beside its words. */
  readonly canCancel?: boolean;
  /** With a handle at its end, by pointer and by keyboard. */
  readonly canDrag?: boolean;
  /** Dragged to where it may not stay. */
  readonly isRefused?: boolean;
}

export interface LineLook {
  readonly colour: string;
  readonly dash: 'Solid' | 'Dash' | 'Dot';
  /** The words on its price tag. */
  readonly on: string;
}

export const LOOKS: Readonly<Record<PriceLine['kind'] | 'refused' | 'rise' | 'fall', LineLook>> = {
  buy: { colour: COLOURS.rise, dash: 'Dash', on: COLOURS.onTrade },
  sell: { colour: COLOURS.fall, dash: 'Dash', on: COLOURS.onTrade },
  alert: { colour: COLOURS.warn, dash: 'Dash', on: COLOURS.onAccent },
  drawn: { colour: COLOURS.accent, dash: 'Solid', on: COLOURS.onAccent },
  winning: { colour: COLOURS.rise, dash: 'Dash', on: COLOURS.onTrade },
  losing: { colour: COLOURS.fall, dash: 'Dash', on: COLOURS.onTrade },
  level: { colour: COLOURS.text, dash: 'Dash', on: COLOURS.panel },
  mark: { colour: COLOURS.text, dash: 'Dot', on: COLOURS.panel },
  refused: { colour: COLOURS.warn, dash: 'Dot', on: COLOURS.onAccent },
  rise: { colour: COLOURS.rise, dash: 'Dot', on: COLOURS.onTrade },
  fall: { colour: COLOURS.fall, dash: 'Dot', on: COLOURS.onTrade },
};

export const lookOf = ({ kind, isRefused = false }: PriceLine): keyof typeof LOOKS => (isRefused ? 'refused' : kind);
