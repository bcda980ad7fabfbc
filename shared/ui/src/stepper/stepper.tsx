import { Check, X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './stepper.module.css';

export type StepState = 'done' | 'current' | 'coming' | 'failed';

export interface Step {
  readonly key: string;
  readonly label: ReactNode;
  /** When it was done, what it waits for. */
  readonly note?: ReactNode;
  readonly state: StepState;
}

interface StepperProps {
  readonly label: string;
  readonly steps: readonly Step[];
  /** Said with each step, for who can't see the marks. */
  readonly stateLabels: Readonly<Record<StepState, string>>;
}

export function Stepper({ label, steps, stateLabels }: StepperProps) {
  return (
    <div className={styles.room} style={{ '--steps': steps.length } as CSSProperties}>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step, at) => (
          <li
            key={step.key}
            className={`${styles.step} ${styles[step.state]}`}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              <Mark state={step.state} number={at + 1} />
            </span>
            <span className={styles.words}>
              <span className={styles.label}>
                {step.label}
                <VisuallyHidden> {stateLabels[step.state]}</VisuallyHidden>
              </span>
              {step.note === undefined ? null : <span className={styles.note}>{step.note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Mark({ state, number }: { readonly state: StepState; readonly number: number }) {
  if (state === 'done') return <Check size={14} />;
  if (state === 'failed') return <X size={14} />;
  return number;
}
