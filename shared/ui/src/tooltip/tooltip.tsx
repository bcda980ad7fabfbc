import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { useOverlayPlace } from '../theme/theme-scope';
import styles from './tooltip.module.css';

interface TooltipProps extends Pick<Radix.TooltipProps, 'open' | 'defaultOpen' | 'onOpenChange'> {
  /** Explains; never the only place where something is said, for touch has no tooltips. */
  readonly text: ReactNode;
  /** Something that takes the focus. */
  readonly children: ReactElement;
}

const DELAY_MS = 400;

export function Tooltip({ text, children, ...state }: TooltipProps) {
  const place = useOverlayPlace();
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root {...state}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={place}>
          <Radix.Content className={styles.tooltip} sideOffset={4} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
