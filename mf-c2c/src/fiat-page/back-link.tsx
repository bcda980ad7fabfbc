import { Link } from '@tradefloor/area/link';
import type { ReactNode } from 'react';
import styles from './back-link.module.css';

/** Under the title of one of many, to all of them. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link className={styles.back} to={to}>
      {children}
    </Link>
  );
}
