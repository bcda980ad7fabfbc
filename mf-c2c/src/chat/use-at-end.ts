import { type UIEvent, useLayoutEffect, useRef, useState } from 'react';

const NEAR_PX = 48;

/** Keeps the end of what was said in sight for who is there; who reads further up stays where they are. */
export function useAtEnd() {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  useLayoutEffect(() => {
    const shown = box.current;
    if (isAtEnd && shown) shown.scrollTop = shown.scrollHeight;
  });
  const onScroll = ({ currentTarget: shown }: UIEvent<HTMLElement>) =>
    setAtEnd(shown.scrollHeight - shown.scrollTop - shown.clientHeight < NEAR_PX);
  return { box, isAtEnd, onScroll, toEnd: () => setAtEnd(true) };
}
