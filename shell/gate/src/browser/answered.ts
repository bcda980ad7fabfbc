import { LIMITS } from '../limits';
import type { Saying } from '../said/said';

/** The page did not answer: nothing more can be asked of it. */
export class Frozen extends Error {
  constructor(readonly doing: Saying) {
    super(`The page froze: ${doing.key}`);
    this.name = 'Frozen';
  }
}

/** `more` is for what may take its time, and has a limit of its own. */
export async function answered<Answer>(doing: Saying, question: Promise<Answer>, more = 0): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Frozen(doing)), LIMITS.answerMs + more);
  });
  // Whoever is late may still fail when the browser is closed, and nobody listens any more.
  question.catch(() => undefined);
  try {
    return await Promise.race([question, late]);
  } finally {
    clearTimeout(timer);
  }
}
