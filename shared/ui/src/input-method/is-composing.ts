import type { KeyboardEvent } from 'react';

/** What a browser says of a key that an input method takes. */
const TAKEN = 229;

/** While a word is composed, its keys are the input method's: Enter ends the word. In Safari that Enter comes after the end, and only its code tells. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it
  nativeEvent.isComposing || nativeEvent.keyCode === TAKEN;
