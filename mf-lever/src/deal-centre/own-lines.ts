import type { PriceLine } from '@tradefloor/charts';
import type { LeverageOrder, Quote } from '@tradefloor/contract';
import { type Amount, formatNumber, formatSigned, isPositive, type LanguageCode, type Price } from '@tradefloor/money';
import { type Position, quantityOf } from '../positions/position';
import { profitDecimals } from '../positions/row-figures';
import { broughtAt, type StopField } from '../stops/stop-rules';

/** As short as a tag on a chart is. */
export interface LineTexts {
  readonly long: string;
  readonly short: string;
  readonly takeProfit: string;
  readonly stopLoss: string;
  readonly liquidation: string;
}

type LineKind = 'entry' | 'entrust' | StopField;

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

const DIGITS = 8;
const SIDES = { long: 'buy', short: 'sell' } as const;

interface OwnOrders {
  readonly positions: readonly Position[];
  readonly entrusts: readonly LeverageOrder[];
  readonly liquidation: Price | null;
}

/** Positions lie across the chart where they were opened, their stops where they close, entrusts where they wait. */
export function ownLines(
  { positions, entrusts, liquidation }: OwnOrders,
  pair: Pick<Quote, 'quote' | 'leverageShare'>,
  texts: LineTexts,
  language: LanguageCode,
): PriceLine[] {
  const named = ({ direction, hands }: Position) => `${texts[direction]} ${formatNumber(hands, language)}`;
  return [
    ...positions.flatMap((position): PriceLine[] => [
      {
        id: idOf('entry', position),
        price: position.openPrice,
        kind: SIDES[position.direction],
        label: named(position),
      },
      ...stopLines(position, quantityOf(position, pair.leverageShare), { pair, texts, language }),
    ]),
    ...entrusts.map((entrust): PriceLine => ({
      id: idOf('entrust', entrust),
      price: entrust.originPrice,
      kind: SIDES[entrust.direction],
      label: named(entrust),
      canCancel: true,
    })),
    ...(liquidation === null
      ? []
      : [{ id: 'liquidation', price: liquidation, kind: 'alert', label: texts.liquidation } as const]),
  ];
}

interface Around {
  readonly pair: Pick<Quote, 'quote'>;
  readonly texts: LineTexts;
  readonly language: LanguageCode;
}

function stopLines(position: Position, quantity: Amount | null, { pair, texts, language }: Around): PriceLine[] {
  const stops = [
    ['takeProfit', position.takeProfit],
    ['stopLoss', position.stopLoss],
  ] as const;
  return stops.flatMap(([field, price]) => {
    if (!isPositive(price)) return [];
    const brought = quantity === null ? null : broughtAt(position, quantity, price, DIGITS);
    const profit = brought === null ? '' : ` ${formatSigned(brought, language, profitDecimals(pair.quote))}`;
    return [
      {
        id: idOf(field, position),
        price,
        kind: field === 'takeProfit' ? 'winning' : 'losing',
        label: `${texts[field]}${profit}`,
        canCancel: true,
        canDrag: true,
      },
    ];
  });
}
