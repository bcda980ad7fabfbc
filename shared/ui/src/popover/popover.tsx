import * as Radix from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';
import { useOverlayPlace } from '../theme/theme-scope';
import { BackCloses } from '../dialog/back-closes';
import { staysOpenForLists } from '../dialog/stays-open';
import { nothingHasFocus, onlyIfNothingHasFocus } from '../focus/if-still-there';
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
          ref={keepsFocus}
          className={styles.popover}
          aria-label={label}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          onEscapeKeyDown={staysOpenForLists}
          onCloseAutoFocus={onlyIfNothingHasFocus}
        >
          <BackCloses />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Whose line was taken off the list with its button goes on in the popover, not at the head of the page. */
function keepsFocus(content: HTMLElement | null): (() => void) | undefined {
  if (content === null) return undefined;
  const leaving = new MutationObserver(changes => {
    if (nothingHasFocus() && changes.some(({ removedNodes }) => removedNodes.length > 0)) content.focus();
  });
  leaving.observe(content, { childList: true, subtree: true });
  return () => leaving.disconnect();
}
