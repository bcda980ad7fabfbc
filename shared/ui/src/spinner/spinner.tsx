import styles from './spinner.module.css';

/** Decoration only: whoever shows it says in words that something is going on. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true">
      <circle className={styles.track} cx="8" cy="8" r="6.5" stroke="currentColor" strokeWidth="2" />
      <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
