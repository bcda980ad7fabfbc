import { LIMITS } from '../limits';

/** The page did not answer: nothing more can be asked of it. */
export class Frozen extends Error {
  constructor(readonly doing: string) {
    super(`The page froze: ${doing}`);
    this.name = 'Frozen';
  }
}

/** `more` is for what may take its time, and has a limit of its own. */
export async function answered<Answer>(doing: string, question: Promise<Answer>, more = 0): Promise<Answer> {
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
