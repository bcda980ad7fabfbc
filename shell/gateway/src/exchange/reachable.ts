const ASK_WITHIN_MS = 1500;
const BELIEVE_FOR_MS = 2000;

/** Whether anything answers at the exchange's address; asked at most once in two seconds, however often we are. */
export function reachability(exchange: string): () => Promise<boolean> {
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | null = null;
  return () => {
    const now = Date.now();
    if (asked === null || now - asked.at > BELIEVE_FOR_MS) asked = { at: now, answer: answers(exchange) };
    return asked.answer;
  };
}

/** A refusal is an answer, too. */
async function answers(exchange: string): Promise<boolean> {
  try {
    const answer = await fetch(`${exchange}/healthz`, {
      signal: AbortSignal.timeout(ASK_WITHIN_MS),
      redirect: 'manual',
    });
    await answer.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
