import { nothingHasFocus } from '@tradefloor/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './follow-focus.module.css';

interface FollowFocusProps {
  /** What stands here now; when it changes and takes the focused control with it, the focus stays in this place. */
  readonly stage: string;
  readonly children: ReactNode;
}

export function FollowFocus({ stage, children }: FollowFocusProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    // What came may have taken the focus itself: the first field of a form. And who is elsewhere by now stays there.
    if (nothingHasFocus()) place.current?.focus({ preventScroll: true });
  }, [stage]);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {children}
    </div>
  );
}
