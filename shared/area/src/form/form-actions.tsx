import type { ReactNode } from 'react';
import styles from './card-form.module.css';

/** What a form in a card ends with, or what opens it: its buttons, side by side. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
