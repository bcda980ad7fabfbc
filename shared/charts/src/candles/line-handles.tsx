import { compare, type Price } from '@tradefloor/money';
import { type KeyboardEvent, type PointerEvent, useEffect, useReducer, useRef } from 'react';
import { pixels } from '../pixels';
import type { ChartView } from './chart-view';
import { type HeldLine, inSight, type LineAt, placeAfter, priceOfPlace, withHeld } from './held-line';
import styles from './line-handles.module.css';
import type { PriceLine } from './price-line';

interface LineHandlesProps {
  readonly view: ChartView;
  /** Those that can be dragged, where their own prices are. */
  readonly lines: readonly PriceLine[];
  readonly held: HeldLine | null;
  readonly lineAt: LineAt | undefined;
  readonly decimals: number;
  readonly labelOf: (line: string) => string;
  readonly priceText: (value: number) => string;
  readonly onHold: (held: HeldLine | null) => void;
  readonly onDrop: (id: string, price: Price) => void;
}

/** What lines are dragged by, beside the picture: each follows its line. */
export function LineHandles({ view, lines, held, ...rest }: LineHandlesProps) {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => view.onDrawn(drawAgain), [view]);
  const { low, high } = view.prices();
  return withHeld(lines, held)
    .filter(({ price }) => pixels(price) >= low && pixels(price) <= high)
    .map(line => {
      const name = lines.find(({ id }) => id === line.id)?.label ?? line.label;
      return <LineHandle key={line.id} isHeld={line.id === held?.id} {...{ view, name, line }} {...rest} />;
    });
}

interface LineHandleProps extends Omit<LineHandlesProps, 'lines' | 'held'> {
  /** What the line says where it stands: it is the same one wherever it is dragged. */
  readonly name: string;
  readonly line: PriceLine;
  readonly isHeld: boolean;
}

/** Dragged by the pointer, which drops it where it lets go; moved by the arrows, which Enter ends. Escape puts it back. */
function LineHandle({ view, name, line, isHeld, decimals, labelOf, priceText, ...rest }: LineHandleProps) {
  const { id, label, price, isRefused = false } = line;
  const { lineAt, onHold, onDrop } = rest;
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
  /** By what holds now: the market may have gone past it since it was drawn. */
  const isWelcome = (): boolean => held.current === null || lineAt?.(id, held.current.to).isRefused !== true;
  const drop = (): void => {
    const moved = isWelcome() ? held.current : null;
    putBack();
    if (moved !== null && compare(moved.from, moved.to) !== 0) onDrop(id, moved.to);
  };
  const press = (event: KeyboardEvent): void => {
    const place = placeAfter(event, price, { sight, decimals });
    if (place !== null) hold(place);
    else if (event.key === 'Escape' && held.current !== null) putBack();
    else if (event.key !== 'Enter') return;
    else if (isWelcome()) drop();
    event.preventDefault();
    event.stopPropagation();
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const top = event.currentTarget.closest('figure')?.getBoundingClientRect().top ?? 0;
    hold(inSight(view.priceAt(event.clientY - top), { sight, decimals }));
  };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input has no place on a scale that moves
      role="slider"
      tabIndex={0}
      aria-label={labelOf(name)}
      aria-orientation="vertical"
      aria-valuemin={sight.low}
      aria-valuemax={sight.high}
      aria-valuenow={pixels(price)}
      aria-valuetext={isHeld && lineAt ? `${priceText(pixels(price))}, ${label}` : priceText(pixels(price))}
      aria-invalid={isRefused}
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
