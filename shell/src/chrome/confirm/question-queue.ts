import type { AskedQuestion } from '../deps';
import { createStore, type Store } from '../store';

export interface QuestionQueue {
  /** The first is on screen; one dialog at a time, in the order in which they were asked. */
  readonly open: Store<readonly AskedQuestion[]>;
  readonly ask: (asked: AskedQuestion) => void;
  /** The chrome goes: whoever still waits hears no. */
  readonly close: () => void;
}

export function createQuestionQueue(): QuestionQueue {
  const open = createStore<readonly AskedQuestion[]>([]);
  return {
    open,
    ask(asked) {
      open.set([...open.get(), asked]);
      void asked.settled.then(() => open.set(open.get().filter(other => other !== asked)));
    },
    close() {
      for (const asked of open.get()) asked.answer(false);
    },
  };
}
