import type { ReactNode } from 'react';
import styles from './choice-row.module.css';

interface ChoiceRowProps {
  readonly name: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A choice that takes effect at once; its control says its name to who can't see the row. */
export function ChoiceRow({ name, text, children }: ChoiceRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.control}>{children}</div>
    </li>
  );
}
