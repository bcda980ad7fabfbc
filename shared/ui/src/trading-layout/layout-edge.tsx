import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { afterKey, allowed, type EdgeBounds } from './orders-height';
import styles from './trading-layout.module.css';

interface LayoutEdgeProps {
  readonly label: string;
  /** Of what is below the edge, as its bounds are. */
  readonly size: number;
  readonly bounds: EdgeBounds;
  /** So many pixels are one of the size, while it is dragged; one is one when left out. */
  readonly pixelsOf?: (edge: HTMLElement) => number;
  /** While it is dragged; `onSettle` follows once. */
  readonly onMove: (size: number) => void;
  readonly onSettle: (size: number) => void;
}

interface Drag {
  readonly from: number;
  readonly size: number;
  readonly pixels: number;
}

/** The upper edge of a panel: dragged, moved by the arrow keys, put back by a double click. */
export function LayoutEdge({ label, size, bounds, pixelsOf = onePixel, onMove, onSettle }: LayoutEdgeProps) {
  const drag = useRef<Drag | null>(null);

  const sizeAt = (event: PointerEvent) => {
    const start = drag.current;
    return start === null ? size : allowed(bounds, start.size + (start.from - event.clientY) / start.pixels);
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientY, size, pixels: pixelsOf(event.currentTarget) };
  };
  const move = (event: PointerEvent) => {
    if (drag.current !== null) onMove(sizeAt(event));
  };
  const end = (event: PointerEvent) => {
    if (drag.current === null) return;
    const settled = sizeAt(event);
    drag.current = null;
    onSettle(settled);
  };
  const press = (event: KeyboardEvent) => {
    const next = afterKey(bounds, event.key, size);
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
      aria-valuenow={size}
      aria-valuemin={bounds.least}
      aria-valuemax={bounds.most}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      className={styles.edge}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onSettle(bounds.usual)}
      onKeyDown={press}
    />
  );
}

const onePixel = (): number => 1;
