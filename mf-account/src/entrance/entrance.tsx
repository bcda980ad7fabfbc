import { ThemeScope } from '@tradefloor/ui';
import { type ReactNode, useId } from 'react';
import { Brand } from './brand';
import styles from './entrance.module.css';

interface EntranceProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** The way in: one column, the brand beside it where there is room. Dark whatever the root's theme (account.dark-entrance). */
export function Entrance({ title, text, children }: EntranceProps) {
  const heading = useId();
  return (
    <ThemeScope theme="night" className={styles.scope}>
      <div className={styles.entrance}>
        <section className={styles.column} aria-labelledby={heading}>
          <div className={styles.head}>
            <h1 id={heading} className={styles.title}>
              {title}
            </h1>
            {text === undefined ? null : <p className={styles.text}>{text}</p>}
          </div>
          {children}
        </section>
        <Brand />
      </div>
    </ThemeScope>
  );
}
