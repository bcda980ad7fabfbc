import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Beside the title: what is done to all of the page. */
  readonly end?: ReactNode;
  /** `text` is for what is read, `form` for one form. */
  readonly size?: 'wide' | 'text' | 'form';
  readonly children: ReactNode;
}

/** A page that is not a trading screen: one width scale, one size of title. */
export function Page({ title, lead, end, size = 'wide', children }: PageProps) {
  return (
    <div className={`${styles.page} ${size === 'wide' ? '' : styles[size]}`}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        </div>
        {end === undefined ? null : <div className={styles.end}>{end}</div>}
      </header>
      {children}
    </div>
  );
}
