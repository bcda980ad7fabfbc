const LEAST = 4;
const MOST = 40;

export type PhraseProblem = 'missing' | 'short' | 'long';

/** As the contract's call takes it; spaces around it do not count. */
export function phraseProblem(typed: string): PhraseProblem | null {
  const { length } = typed.trim();
  if (length === 0) return 'missing';
  if (length < LEAST) return 'short';
  return length > MOST ? 'long' : null;
}
