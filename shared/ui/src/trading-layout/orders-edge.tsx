import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { allowedHeight, heightAfter, ORDERS_HEIGHT } from './orders-height';
import styles from './trading-layout.module.css';

interface OrdersEdgeProps {
  readonly label: string;
  readonly height: number;
  /** While it is dragged; `onSettle` follows once. */
  readonly onMove: (height: number) => void;
  readonly onSettle: (height: number) => void;
}

/** The upper edge of the orders: dragged, moved by the arrow keys, put back by a double click. */
export function OrdersEdge({ label, height, onMove, onSettle }: OrdersEdgeProps) {
  const drag = useRef<{ readonly from: number; readonly height: number } | null>(null);

  const heightAt = (event: PointerEvent) => {
    const start = drag.current;
    return start === null ? height : allowedHeight(start.height + start.from - event.clientY);
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientY, height };
  };
  const move = (event: PointerEvent) => {
    if (drag.current !== null) onMove(heightAt(event));
  };
  const end = (event: PointerEvent) => {
    if (drag.current === null) return;
    const settled = heightAt(event);
    drag.current = null;
    onSettle(settled);
  };
  const press = (event: KeyboardEvent) => {
    const next = heightAfter(event.key, height);
    if (next === null) return;
    event.preventDefault();
    onSettle(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that takes the focus is a widget (ARIA 1.2)
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an hr can't be moved
      role="separator"
      aria-orientation="horizontal"
      aria-label={label}
      aria-valuenow={height}
      aria-valuemin={ORDERS_HEIGHT.least}
      aria-valuemax={ORDERS_HEIGHT.most}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      className={styles.edge}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onSettle(ORDERS_HEIGHT.usual)}
      onKeyDown={press}
    />
  );
}
