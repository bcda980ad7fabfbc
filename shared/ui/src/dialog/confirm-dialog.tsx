import * as Radix from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { useOverlayPlace } from '../theme/theme-scope';
import { useFocusReturn } from './use-focus-return';
import styles from './dialog.module.css';

type Fact = readonly [label: string, value: ReactNode];
const NONE: readonly Fact[] = [];

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text?: ReactNode;
  /** What to check before saying yes: amount, address, network. */
  readonly facts?: readonly Fact[];
  readonly yes: string;
  readonly no: string;
  readonly tone?: 'plain' | 'danger';
  /** The answer is on its way: nothing can be pressed, nothing closes it. */
  readonly busy?: boolean;
  /** Escape says no; a press beside it says nothing. */
  readonly onAnswer: (yes: boolean) => void;
}

export function ConfirmDialog({
  open,
  title,
  text,
  facts = NONE,
  yes,
  no,
  tone = 'plain',
  busy = false,
  onAnswer,
}: ConfirmDialogProps) {
  const place = useOverlayPlace();
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root
      open={open}
      onOpenChange={isOpen => {
        if (!isOpen && !busy) onAnswer(false);
      }}
    >
      <Radix.Portal container={place}>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          {...focusReturn}
          className={`${styles.dialog} ${styles.small}`}
          {...(text === undefined && facts.length === 0 ? { 'aria-describedby': undefined } : {})}
        >
          <header className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
          </header>
          <Radix.Description asChild>
            <div className={styles.body}>
              {text === undefined ? null : <p className={styles.text}>{text}</p>}
              {facts.length === 0 ? null : <Facts facts={facts} />}
            </div>
          </Radix.Description>
          <footer className={styles.foot}>
            <Radix.Cancel asChild>
              <Button disabled={busy}>{no}</Button>
            </Radix.Cancel>
            <Button variant={tone === 'danger' ? 'danger' : 'primary'} loading={busy} onClick={() => onAnswer(true)}>
              {yes}
            </Button>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => [<dt key={`${label} is`}>{label}</dt>, <dd key={label}>{value}</dd>])}
    </dl>
  );
}
