import type { PriceLine } from '@tradefloor/charts';
import type { LeverageOrder, Quote } from '@tradefloor/contract';
import {
  branded,
  cut,
  type Decimal,
  type Direction,
  div,
  formatNumber,
  isPositive,
  type LanguageCode,
  mul,
  type Price,
  sum,
} from '@tradefloor/money';
import { type Position, quantityOf } from '../positions/position';
import type { StopField } from '../stops/stop-rules';
import { type StopTexts, stopWords } from './stop-words';

export interface LineTexts extends StopTexts {
  readonly long: string;
  readonly short: string;
  readonly liquidation: string;
}

type LineKind = 'entrust' | StopField;

const idOf = (kind: LineKind, { id }: Pick<LeverageOrder, 'id'>): string => `${kind} ${id}`;

export interface OfLine {
  readonly kind: LineKind;
  readonly id: string;
}

/** What a line on the chart stands for. */
export function ofLine(line: string): OfLine {
  const [kind = '', id = ''] = line.split(' ');
  return { kind: kind as LineKind, id };
}

const SIDES = { long: 'buy', short: 'sell' } as const;

interface OwnOrders {
  readonly positions: readonly Position[];
  readonly entrusts: readonly LeverageOrder[];
  readonly liquidation: Price | null;
}

/** More words than these lie on each other, and who watches a chart counts no lines: the others are in the list. */
const MOST_TOLD = 8;
const MOST_DRAWN = 24;

/** Positions lie across the chart where they were opened, a line a side; their stops where they close, entrusts where they wait. */
export function ownLines(
  { positions, entrusts, liquidation }: OwnOrders,
  pair: OnChart,
  texts: LineTexts,
  language: LanguageCode,
): PriceLine[] {
  const around = { pair, texts, language };
  const named = ({ direction, hands }: Pick<Position, 'direction' | 'hands'>) =>
    `${texts[direction]} ${formatNumber(hands, language)}`;
  return [
    ...(['long', 'short'] as const).flatMap(direction => {
      const side = entryOf(positions, direction, pair.priceDigits);
      if (side === null) return [];
      return [
        { id: `entry ${direction}`, price: side.price, kind: SIDES[direction], label: named({ direction, ...side }) },
      ];
    }),
    ...readable(positions.flatMap(position => stopLines(position, around))),
    ...readable(
      entrusts.map((entrust): PriceLine => ({
        id: idOf('entrust', entrust),
        price: entrust.originPrice,
        kind: SIDES[entrust.direction],
        label: named(entrust),
        canCancel: true,
      })),
    ),
    ...(liquidation === null
      ? []
      : [{ id: 'liquidation', price: liquidation, kind: 'alert', label: texts.liquidation } as const]),
  ];
}

/** The first ones with words, cross and handle, further ones as mere lines. */
const readable = (lines: readonly PriceLine[]): PriceLine[] =>
  lines
    .slice(0, MOST_DRAWN)
    .map((line, at) =>
      at < MOST_TOLD ? line : { id: line.id, price: line.price, kind: line.kind, label: '', isBare: true },
    );

/** All hands of a side, and what they cost on average; null where there are none. */
function entryOf(positions: readonly Position[], direction: Direction, digits: number) {
  const side = positions.filter(one => one.direction === direction);
  const [first] = side;
  if (first === undefined) return null;
  const hands = sum<Decimal>(side.map(one => one.hands));
  // Cut to what the pair is quoted in, as the lists show it: a scale would round it.
  if (side.length === 1) return { hands, price: cut(first.openPrice, digits) };
  const cost = sum<Decimal>(side.map(one => mul<Decimal>(one.openPrice, one.hands)));
  return { hands, price: branded<Price>(div(cost, hands, digits)) };
}

type OnChart = Pick<Quote, 'leverageShare'> & { readonly priceDigits: number };

interface Around {
  readonly pair: OnChart;
  readonly texts: LineTexts;
  readonly language: LanguageCode;
}

function stopLines(position: Position, { pair, texts, language }: Around): PriceLine[] {
  const stops = [
    ['takeProfit', position.takeProfit],
    ['stopLoss', position.stopLoss],
  ] as const;
  const quantity = quantityOf(position, pair.leverageShare);
  return stops.flatMap(([field, price]) => {
    if (!isPositive(price)) return [];
    return [
      {
        id: idOf(field, position),
        price,
        kind: field === 'takeProfit' ? 'winning' : 'losing',
        label: stopWords({ position, quantity, field, price }, texts, language),
        canCancel: true,
        canDrag: true,
      },
    ];
  });
}
