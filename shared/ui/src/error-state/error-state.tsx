import { TriangleAlert } from 'lucide-react';
import { Button } from '../button/button';
import styles from './error-state.module.css';

interface ErrorStateProps {
  readonly title: string;
  readonly text?: string;
  /** `TF-1042`, for the support desk. */
  readonly code?: string;
  readonly retry?: { readonly label: string; readonly busy?: boolean; run(): void };
}

/** What a panel shows when its data did not come. Only that panel: the others go on. */
export function ErrorState({ title, text, code, retry }: ErrorStateProps) {
  return (
    <div className={styles.state}>
      <TriangleAlert className={styles.icon} size={24} aria-hidden />
      <p className={styles.title}>{title}</p>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {retry === undefined ? null : (
        <Button size="small" loading={retry.busy ?? false} onClick={() => retry.run()}>
          {retry.label}
        </Button>
      )}
      {code === undefined ? null : <p className={styles.code}>{code}</p>}
    </div>
  );
}
