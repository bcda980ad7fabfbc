import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './setting-row.module.css';

interface SettingRowProps {
  readonly icon: LucideIcon;
  readonly name: ReactNode;
  readonly text: ReactNode;
  /** What is set now: a badge, a masked number. */
  readonly state?: ReactNode;
  readonly action?: ReactNode;
}

export function SettingRows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

export function SettingRow({ icon: Icon, name, text, state, action }: SettingRowProps) {
  return (
    <li className={styles.row}>
      <Icon className={styles.icon} size={20} aria-hidden />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.state}>{state}</div>
      <div className={styles.action}>{action}</div>
    </li>
  );
}
