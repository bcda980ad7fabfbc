import type { ScreenWidth } from './screen-width';
import type { TradingSlots } from './slots';

interface Column {
  readonly above: string;
  /** Beside the orders; the same, where it is as high as the screen. */
  readonly below: string;
  readonly size: string;
}

/** The places of those slots that are filled, as CSS has them. A form or a book that is missing leaves its room to the chart. */
export function gridTemplate(width: Exclude<ScreenWidth, 'phone'>, slots: TradingSlots): string {
  const has = (name: keyof TradingSlots) => slots[name] !== undefined;
  const hasBook = has('book') || has('trades');
  if (width === 'tablet') return tabletTemplate(hasBook, has('form'), has('orders'));
  const isWide = width === 'wide';
  const columns = [
    ...(isWide && has('markets') ? [high('markets', '248px')] : []),
    { above: 'chart', below: 'orders', size: isWide ? 'minmax(520px, 1fr)' : 'minmax(0, 1fr)' },
    ...(hasBook ? [high('book', '288px')] : []),
    ...(has('form') ? [high('form', '304px')] : []),
  ];
  return template(
    [
      row(
        columns.map(() => 'pair'),
        isWide ? 'var(--bar-pair)' : 'min-content',
      ),
      row(
        columns.map(({ above }) => above),
        'minmax(240px, 1fr)',
      ),
      ...(has('orders')
        ? [
            row(
              columns.map(({ below }) => below),
              'var(--orders)',
            ),
          ]
        : []),
    ],
    columns.map(({ size }) => size),
  );
}

function tabletTemplate(hasBook: boolean, hasForm: boolean, hasOrders: boolean): string {
  const between = [...(hasBook ? ['book'] : []), ...(hasForm ? ['form'] : [])];
  const [left = 'form', right = left] = between;
  return template(
    [
      row(['pair', 'pair'], 'min-content'),
      row(['chart', 'chart'], '400px'),
      ...(between.length === 0 ? [] : [row([left, right], 'minmax(560px, auto)')]),
      ...(hasOrders ? [row(['orders', 'orders'], 'var(--orders)')] : []),
    ],
    ['minmax(0, 1fr)', 'minmax(0, 1fr)'],
  );
}

const high = (name: string, size: string): Column => ({ above: name, below: name, size });

const row = (areas: readonly string[], height: string): string => `'${areas.join(' ')}' ${height}`;

const template = (rows: readonly string[], columns: readonly string[]): string =>
  `${rows.join(' ')} / ${columns.join(' ')}`;
