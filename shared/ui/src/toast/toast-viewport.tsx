import type { ReactNode } from 'react';
import styles from './toast.module.css';

interface ToastViewportProps {
  /** The name of the region, by which it is found. */
  readonly label: string;
  /** Of the foot of the window: the one where nothing is pressed. `over` is the start, and the head of a window that has no such side. */
  readonly side?: 'start' | 'over' | 'end';
  /** While the pointer or the keyboard is here, no toast should leave by itself. */
  readonly onHold?: () => void;
  readonly onRelease?: () => void;
  /** `Toast`s, the newest last. */
  readonly children: ReactNode;
}

/** Where toasts stand: over dialogs too, whose outside they are not. They are read out by `PoliteRegion`. */
export function ToastViewport({ label, side = 'end', onHold, onRelease, children }: ToastViewportProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only looks whether someone is reading
    <section
      className={styles.viewport}
      aria-label={label}
      data-toasts=""
      data-side={side}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
      <ol className={styles.list}>{children}</ol>
    </section>
  );
}
