import type { LanguageCode } from '@tradefloor/money';
import { type ChangeEvent, type CompositionEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { typed, written } from './typing';

interface Typing {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly language: LanguageCode;
  readonly scale: number | undefined;
}

const EXPONENT = /\d[eE][+-]?\d/;

/** An input's props that turn what is typed into a plain decimal text, with the caret where the user left it. */
export function useTyping({ input, value, onChange, language, scale }: Typing) {
  const caret = useRef<number | null>(null);
  // A refused key changes no value, but React writes the text again and would send the caret to the end.
  const [, redraw] = useState(0);
  // Until an input method is done its text is its own: to change it would break the composition.
  const [draft, setDraft] = useState<string | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const take = (element: HTMLInputElement, key: string | null) => {
    const at = element.selectionStart ?? element.value.length;
    // `1e5` without its letter would be another number: what is pasted in exponents is refused whole.
    const isRefused = key === null && EXPONENT.test(element.value);
    const next = isRefused ? { value, caret: at } : typed({ text: element.value, caret: at, key }, language, scale);
    caret.current = next.caret;
    setDraft(null);
    redraw(count => count + 1);
    if (next.value !== value) onChange(next.value);
  };

  return {
    value: draft ?? written(value, language),
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const native: unknown = event.nativeEvent;
      const typing = native instanceof InputEvent ? native : null;
      if (typing?.isComposing === true) setDraft(event.target.value);
      else take(event.target, typing?.inputType === 'insertText' ? typing.data : null);
    },
    onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
      take(event.currentTarget, event.data.length === 1 ? event.data : null);
    },
  };
}
