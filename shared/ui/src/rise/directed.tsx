import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './rise.module.css';

export type Direction = -1 | 0 | 1;

interface DirectedProps {
  readonly direction: Direction;
  /** For what carries no sign itself, as a price. Its words are read out in place of the arrow. */
  readonly arrow?: { readonly up: string; readonly down: string };
  readonly children: ReactNode;
}

export function Directed({ direction, arrow, children }: DirectedProps) {
  const Arrow = direction === 1 ? ArrowUp : ArrowDown;
  return (
    <span className={`${styles.value} ${direction === 1 ? styles.rise : direction === -1 ? styles.fall : ''}`}>
      {arrow === undefined ? null : direction === 0 ? (
        <span className={styles.arrow} />
      ) : (
        <>
          <Arrow className={styles.arrow} aria-hidden />
          <VisuallyHidden>{direction === 1 ? arrow.up : arrow.down} </VisuallyHidden>
        </>
      )}
      {children}
    </span>
  );
}
