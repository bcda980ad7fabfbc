import styles from './avatar.module.css';

/** The initial of a trader's name; the name itself always stands beside it. */
export function Avatar({ name }: { readonly name: string }) {
  const [initial = '?'] = name.trim();
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initial.toUpperCase()}
    </span>
  );
}
