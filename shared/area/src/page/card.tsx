import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly end?: ReactNode;
  /** For addresses that lead to this card: `/account/userSetting#two-step`. */
  readonly anchor?: string;
  readonly children?: ReactNode;
}

export function Card({ title, text, end, anchor, children }: CardProps) {
  const id = useId();
  return (
    <section id={anchor} className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
        </div>
        {end === undefined ? null : <div className={styles.end}>{end}</div>}
      </div>
      {children}
    </section>
  );
}
