import type { ReactNode } from 'react';
import styles from './toast.module.css';

interface ToastViewportProps {
  /** The name of the region, by which it is found. */
  readonly label: string;
  /** While the pointer or the keyboard is here, no toast should leave by itself. */
  readonly onHold?: () => void;
  readonly onRelease?: () => void;
  /** `Toast`s, the newest last. */
  readonly children: ReactNode;
}

/** Where toasts stand: over dialogs too, whose outside they are not. They are read out by `PoliteRegion`. */
export function ToastViewport({ label, onHold, onRelease, children }: ToastViewportProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only looks whether someone is reading
    <section
      className={styles.viewport}
      aria-label={label}
      data-toasts=""
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
      <ol className={styles.list}>{children}</ol>
    </section>
  );
}
