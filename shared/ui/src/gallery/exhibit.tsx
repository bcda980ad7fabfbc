import type { ReactNode } from 'react';
import styles from './gallery.module.css';

interface ExhibitProps {
  readonly name: string;
  readonly as?: 'row' | 'columns' | 'sheet';
  readonly children: ReactNode;
}

export function Exhibit({ name, as = 'row', children }: ExhibitProps) {
  return (
    <div className={styles.exhibit}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles[as]}>{children}</div>
    </div>
  );
}
