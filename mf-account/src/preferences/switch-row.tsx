import { Switch } from '@tradefloor/ui';
import styles from './choice-row.module.css';

interface SwitchRowProps {
  readonly name: string;
  readonly text: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function SwitchRow({ name, text, checked, onChange }: SwitchRowProps) {
  return (
    <Switch className={styles.switch ?? ''} aria-label={name} checked={checked} onChange={onChange}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.text}>{text}</span>
      </span>
    </Switch>
  );
}
