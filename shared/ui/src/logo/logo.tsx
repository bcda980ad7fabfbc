import styles from './logo.module.css';

interface LogoProps {
  /** The three bars alone, where there is no room for the name. */
  readonly mark?: boolean;
}

export function Logo({ mark = false }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
        <rect x="1" y="7" width="3" height="7" />
        <rect x="6" y="2" width="3" height="12" />
        <rect x="11" y="5" width="4" height="9" />
      </svg>
      <span className={mark ? styles.unseen : styles.name} translate="no">
        Tradefloor
      </span>
    </span>
  );
}
