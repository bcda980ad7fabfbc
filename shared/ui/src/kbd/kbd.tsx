import styles from './kbd.module.css';

/** One key: `/`, `?`, `Esc`. */
export function Kbd({ children }: { readonly children: string }) {
  return <kbd className={styles.key}>{children}</kbd>;
}
