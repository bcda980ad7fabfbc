import { useState } from 'react';
import styles from './flashing-digits.module.css';

interface FlashingDigitsProps {
  /** Already formatted. */
  readonly text: string;
  readonly direction?: -1 | 0 | 1;
}

/** look.short-flash: from the first digit that changed on, at most 300 ms; none under reduced motion, none at first. */
export function FlashingDigits({ text, direction = 0 }: FlashingDigitsProps) {
  const [shown, setShown] = useState({ text, from: text.length, turn: 0 });
  if (text !== shown.text) setShown({ text, from: firstChange(shown.text, text), turn: shown.turn + 1 });
  const { from, turn } = shown;
  if (from >= text.length) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, from)}
      {/* A new element each time: the same one would not begin its animation again. */}
      <span key={turn} className={direction === 1 ? styles.rise : direction === -1 ? styles.fall : styles.plain}>
        {text.slice(from)}
      </span>
    </span>
  );
}

function firstChange(before: string, after: string): number {
  let at = 0;
  while (at < after.length && after[at] === before[at]) at += 1;
  return at;
}
