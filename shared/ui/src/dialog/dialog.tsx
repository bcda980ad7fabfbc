import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { useOverlayPlace } from '../theme/theme-scope';
import { BackCloses } from './back-closes';
import { staysOpenForLists, staysOpenForNotices } from './stays-open';
import { useFocusReturn } from './use-focus-return';
import styles from './dialog.module.css';

interface DialogProps extends Pick<Radix.DialogProps, 'open' | 'defaultOpen' | 'onOpenChange'> {
  readonly title: string;
  readonly closeLabel: string;
  readonly trigger?: ReactElement;
  readonly size?: 'small' | 'medium' | 'large';
  /** While its answer is on the way, neither Escape nor a press beside it closes it. */
  readonly locked?: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function Dialog({
  title,
  closeLabel,
  trigger,
  size = 'medium',
  locked = false,
  footer,
  children,
  ...state
}: DialogProps) {
  const place = useOverlayPlace();
  const focusReturn = useFocusReturn();
  const keepOpen = (event: Event) => {
    if (locked) event.preventDefault();
  };
  return (
    <Radix.Root {...state}>
      {trigger === undefined ? null : <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={place}>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          {...focusReturn}
          className={`${styles.dialog} ${styles[size]}`}
          aria-describedby={undefined}
          onEscapeKeyDown={event => {
            keepOpen(event);
            staysOpenForLists(event);
          }}
          onInteractOutside={event => {
            keepOpen(event);
            staysOpenForNotices(event);
          }}
        >
          <BackCloses />
          <header className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
          </header>
          <div className={styles.body}>{children}</div>
          {footer === undefined ? null : <footer className={styles.foot}>{footer}</footer>}
          {/* Last, so that the first field has the focus and not the way out. */}
          <Radix.Close asChild>
            <IconButton label={closeLabel} disabled={locked} className={styles.close ?? ''}>
              <X size={16} aria-hidden />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
