import { useEffect, useRef } from 'react';

/**
 * What is judged when it is left may say something, and push what stands below it from under the pointer that has just
 * been pressed there: the press would be lost. So it is judged after the press.
 */
export function useAfterPress(judge: () => void): () => void {
  const latest = useRef(judge);
  const isPressed = useRef(false);
  const isWaiting = useRef(false);
  useEffect(() => {
    latest.current = judge;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const down = () => {
      isPressed.current = true;
    };
    const up = () => {
      isPressed.current = false;
      if (!isWaiting.current) return;
      isWaiting.current = false;
      // The click comes right behind.
      timer = setTimeout(() => latest.current());
    };
    document.addEventListener('mousedown', down, true);
    for (const end of ENDS) document.addEventListener(end, up, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('mousedown', down, true);
      for (const end of ENDS) document.removeEventListener(end, up, true);
    };
  }, []);

  return () => {
    if (isPressed.current) isWaiting.current = true;
    else latest.current();
  };
}

/** A press that became a drag has no `mouseup`. */
const ENDS = ['mouseup', 'dragend'] as const;
