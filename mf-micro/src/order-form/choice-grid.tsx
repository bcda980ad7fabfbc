import { VisuallyHidden } from '@tradefloor/ui';
import { type ReactNode, useId } from 'react';
import styles from './choice-grid.module.css';

export interface GridChoice {
  readonly value: string;
  readonly label: ReactNode;
  /** Under it: what a duration wins. */
  readonly hint?: ReactNode;
}

interface ChoiceGridProps {
  readonly label: string;
  /** Where what is beside it says so. */
  readonly hidesLabel?: boolean;
  readonly choices: readonly GridChoice[];
  /** Null where none of them is chosen: an amount of one's own. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  /** Five in a row, of figures alone. */
  readonly isNarrow?: boolean;
}

/** Several short choices in rows, each row filled: radio buttons underneath, one stop for the keyboard. */
export function ChoiceGrid({ label, hidesLabel = false, choices, value, onChange, isNarrow = false }: ChoiceGridProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={hidesLabel ? '' : styles.legend}>
        {hidesLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={`${styles.grid} ${isNarrow ? styles.narrow : ''}`}>
        {choices.map(choice => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.words}>
              {choice.label}
              {choice.hint === undefined ? null : <span className={styles.hint}>{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
