import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactElement, ReactNode } from 'react';
import { BackCloses } from '../dialog/back-closes';
import { staysOpenForLists, staysOpenForNotices } from '../dialog/stays-open';
import { useFocusReturn } from '../dialog/use-focus-return';
import { IconButton } from '../icon-button/icon-button';
import { useOverlayPlace } from '../theme/theme-scope';
import styles from './sheet.module.css';

interface SheetProps extends Pick<Radix.DialogProps, 'open' | 'defaultOpen' | 'onOpenChange'> {
  readonly title: string;
  readonly closeLabel: string;
  /** From where it comes: `bottom` is a phone's sheet, the others are drawers. */
  readonly side?: 'bottom' | 'start' | 'end';
  readonly trigger?: ReactElement;
  readonly children: ReactNode;
}

export function Sheet({ title, closeLabel, side = 'bottom', trigger, children, ...state }: SheetProps) {
  const place = useOverlayPlace();
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root {...state}>
      {trigger === undefined ? null : <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={place}>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          {...focusReturn}
          className={`${styles.sheet} ${styles[side]}`}
          aria-describedby={undefined}
          onEscapeKeyDown={staysOpenForLists}
          onInteractOutside={staysOpenForNotices}
        >
          <BackCloses />
          <header className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
          </header>
          <div className={styles.body}>{children}</div>
          {/* Last, so that what the sheet is for has the focus and not the way out. */}
          <Radix.Close asChild>
            <IconButton label={closeLabel} className={styles.close ?? ''}>
              <X size={16} aria-hidden />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
