import type { KeyboardEvent } from 'react';

/** What browsers say of a key that an input method takes. */
const TAKEN = 229;

/** While a word is composed, its keys are the input method's: Enter ends the word. In Safari that Enter comes after the end, where `isComposing` says nothing any more. */
// oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it
export const isComposing = ({ keyCode }: KeyboardEvent): boolean => keyCode === TAKEN;
