import * as Radix from 'radix-ui/alert-dialog';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button } from '../button/button';
import { useOverlayPlace } from '../theme/theme-scope';
import { BackCloses } from './back-closes';
import { useFocusReturn } from './use-focus-return';
import styles from './dialog.module.css';

type Tone = 'plain' | 'danger' | 'buy' | 'sell';
const VARIANTS = { plain: 'primary', danger: 'danger', buy: 'buy', sell: 'sell' } as const;

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
  readonly tone?: Tone;
  /** Where the keyboard begins. */
  readonly focus?: 'yes' | 'no';
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
  focus = 'no',
  busy = false,
  onAnswer,
}: ConfirmDialogProps) {
  const place = useOverlayPlace();
  const focusReturn = useFocusReturn();
  const accept = useRef<HTMLButtonElement>(null);
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
          onOpenAutoFocus={event => {
            focusReturn.onOpenAutoFocus();
            if (focus === 'no') return;
            event.preventDefault();
            accept.current?.focus();
          }}
          className={`${styles.dialog} ${styles.small}`}
          {...(text === undefined && facts.length === 0 ? { 'aria-describedby': undefined } : {})}
        >
          <BackCloses />
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
            <Button
              ref={accept}
              variant={VARIANTS[tone]}
              loading={busy}
              onKeyDown={notHeld}
              onClick={() => onAnswer(true)}
            >
              {yes}
            </Button>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A key that is still down from what opened the question answers nothing. */
function notHeld(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => [<dt key={`${label} is`}>{label}</dt>, <dd key={label}>{value}</dd>])}
    </dl>
  );
}
