import { compare, type Price } from '@tradefloor/money';
import { type KeyboardEvent, type PointerEvent, useEffect, useReducer, useRef } from 'react';
import { pixels } from '../pixels';
import type { ChartView } from './chart-view';
import { type HeldLine, inSight, placeAfter, priceOfPlace } from './held-line';
import styles from './line-handles.module.css';
import type { PriceLine } from './price-lines';

interface LineHandlesProps {
  readonly view: ChartView;
  /** Those that can be dragged, where they are now. */
  readonly lines: readonly PriceLine[];
  readonly decimals: number;
  readonly labelOf: (line: string) => string;
  readonly priceText: (value: number) => string;
  readonly onHold: (held: HeldLine | null) => void;
  readonly onDrop: (id: string, price: Price) => void;
}

/** What lines are dragged by, beside the picture: each follows its line. */
export function LineHandles({ view, lines, ...rest }: LineHandlesProps) {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => view.onDrawn(drawAgain), [view]);
  const { low, high } = view.prices();
  return lines
    .filter(({ price }) => pixels(price) >= low && pixels(price) <= high)
    .map(line => <LineHandle key={line.id} view={view} line={line} {...rest} />);
}

interface LineHandleProps extends Omit<LineHandlesProps, 'lines'> {
  readonly line: PriceLine;
}

/** Dragged by the pointer, which drops it where it lets go; moved by the arrows, which Enter ends. Escape puts it back. */
function LineHandle({ view, line, decimals, labelOf, priceText, onHold, onDrop }: LineHandleProps) {
  const { id, label, price } = line;
  const held = useRef<{ readonly from: Price; readonly to: Price } | null>(null);
  const sight = view.prices();
  const { y } = view.spotOf({ time: 0, price: pixels(price) });

  useEffect(
    () => () => {
      if (held.current !== null) onHold(null);
    },
    [onHold],
  );

  const hold = (place: number): void => {
    const next = priceOfPlace(place, decimals);
    if (next === null) return;
    held.current = { from: held.current?.from ?? price, to: next };
    onHold({ id, price: next });
  };
  const putBack = (): void => {
    held.current = null;
    onHold(null);
  };
  const drop = (): void => {
    const moved = held.current;
    putBack();
    if (moved !== null && compare(moved.from, moved.to) !== 0) onDrop(id, moved.to);
  };
  const press = (event: KeyboardEvent): void => {
    const place = placeAfter(event, price, sight);
    if (place !== null) hold(place);
    else if (event.key === 'Escape' && held.current !== null) putBack();
    else if (event.key === 'Enter') drop();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const top = event.currentTarget.closest('figure')?.getBoundingClientRect().top ?? 0;
    hold(inSight(view.priceAt(event.clientY - top), sight));
  };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input has no place on a scale that moves
      role="slider"
      tabIndex={0}
      aria-label={labelOf(label)}
      aria-orientation="vertical"
      aria-valuemin={sight.low}
      aria-valuemax={sight.high}
      aria-valuenow={pixels(price)}
      aria-valuetext={priceText(pixels(price))}
      className={styles['handle']}
      style={{ top: y, left: view.pane().right }}
      onKeyDown={press}
      onBlur={() => {
        if (held.current !== null) putBack();
      }}
      onPointerDown={event => {
        if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={putBack}
    >
      <span aria-hidden="true">⇕</span>
    </div>
  );
}
