import { type FocusEvent, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion';

export interface Moving {
  readonly isMoving: boolean;
  /** By the user, or because motion is not wanted at all. */
  readonly isPaused: boolean;
  toggle(): void;
  /** For the element around what moves: it stands still under the pointer and while the keyboard is in it. */
  readonly holders: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(event: FocusEvent<HTMLElement>): void;
  };
}

/** WCAG 2.2.2: what moves by itself can be paused. Under reduced motion it only starts when asked to. */
export function useMoving(): Moving {
  const isReduced = useReducedMotion();
  const [wish, setWish] = useState<'move' | 'pause' | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = wish === null ? isReduced : wish === 'pause';
  return {
    isMoving: !isPaused && !isHovered && !isFocused,
    isPaused,
    toggle: () => setWish(isPaused ? 'move' : 'pause'),
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: event => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
