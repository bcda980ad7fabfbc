import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import styles from './toast.module.css';

const ICONS = { success: CircleCheck, error: CircleX, warning: TriangleAlert, info: Info };

interface ToastProps {
  readonly kind: 'success' | 'error' | 'warning' | 'info';
  readonly text: string;
  /** `TF-1042`, shown small, for the support desk. */
  readonly code?: string;
  readonly action?: { readonly label: string; run(): void };
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

export function Toast({ kind, text, code, action, dismissLabel, onDismiss }: ToastProps) {
  const Icon = ICONS[kind];
  return (
    <li className={`${styles.toast} ${styles[kind]}`}>
      <Icon className={styles.icon} size={16} aria-hidden />
      <div className={styles.words}>
        <p>{text}</p>
        {code === undefined ? null : <p className={styles.code}>{code}</p>}
        {action === undefined ? null : (
          <Button
            size="small"
            onClick={() => {
              action.run();
              onDismiss();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton size="small" label={dismissLabel} onClick={onDismiss}>
        <X size={14} aria-hidden />
      </IconButton>
    </li>
  );
}
