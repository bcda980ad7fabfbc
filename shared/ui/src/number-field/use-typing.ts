import type { LanguageCode } from '@tradefloor/money';
import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Edit, typed, written } from './typing';
import { decimalKey, waysOf } from './ways';

interface Typing {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly language: LanguageCode;
  readonly scale: number | undefined;
}

/** An input's props that turn what is typed into a plain decimal text, with the caret where the user left it. */
export function useTyping({ input, value, onChange, language, scale }: Typing) {
  const caret = useRef<number | null>(null);
  const pressed = useRef<string | null>(null);
  // A refused key changes no value, but React writes the text again and would send the caret to the end.
  const [, redraw] = useState(0);
  // Until an input method is done its text is its own: to change it would break the composition.
  const [draft, setDraft] = useState<string | null>(null);
  const [isByKey, setByKey] = useState(false);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const take = (element: HTMLInputElement, by: Edit['by']) => {
    const at = element.selectionStart ?? element.value.length;
    const next = typed({ value, text: element.value, caret: at, by }, language, scale);
    const shown = written(value, language);
    caret.current = next?.caret ?? Math.max(at - Math.max(element.value.length - shown.length, 0), 0);
    setDraft(null);
    setByKey(by !== 'insert');
    redraw(count => count + 1);
    if (next !== null && next.value !== value) onChange(next.value);
  };

  const entry = {
    value: draft ?? written(value, language),
    onKeyDown({ code }: KeyboardEvent) {
      pressed.current = code;
    },
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const native: unknown = event.nativeEvent;
      const typing = native instanceof InputEvent ? native : null;
      if (typing?.isComposing === true) return setDraft(event.target.value);
      // The keypad's own key means the decimal sign, whatever the country of the keyboard writes on it.
      const sign = decimalKey(pressed.current, typing, language);
      pressed.current = null;
      if (sign !== null) replaceBefore(event.target, sign);
      take(event.target, sign === null ? waysOf(typing) : { key: sign });
    },
    onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
      take(event.currentTarget, event.data.length === 1 ? { key: event.data } : 'insert');
    },
  };
  return { entry, isByKey };
}

function replaceBefore(element: HTMLInputElement, sign: string): void {
  const at = element.selectionStart ?? element.value.length;
  element.setRangeText(sign, Math.max(at - 1, 0), at, 'end');
}
