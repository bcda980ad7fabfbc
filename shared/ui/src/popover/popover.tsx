import * as Radix from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';
import { useOverlayPlace } from '../theme/theme-scope';
import { staysOpenForLists } from '../dialog/stays-open';
import { onlyIfNothingHasFocus } from '../focus/if-still-there';
import styles from './popover.module.css';

interface PopoverProps extends Pick<Radix.PopoverProps, 'open' | 'defaultOpen' | 'onOpenChange'> {
  readonly trigger: ReactElement;
  /** The name of what opens. */
  readonly label: string;
  readonly align?: 'start' | 'center' | 'end';
  readonly side?: 'top' | 'bottom';
  readonly children: ReactNode;
}

export function Popover({ trigger, label, align = 'end', side = 'bottom', children, ...state }: PopoverProps) {
  const place = useOverlayPlace();
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={place}>
        <Radix.Content
          className={styles.popover}
          aria-label={label}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          onEscapeKeyDown={staysOpenForLists}
          onCloseAutoFocus={onlyIfNothingHasFocus}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
