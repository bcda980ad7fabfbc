import type { Texts } from '../messages/message';

/** `{amount}` and the like are filled in when it is left. */
export interface Note {
  readonly title: Texts;
  readonly content: Texts;
}
