export type FundPasswordProblem = 'missing' | 'not-six' | 'too-simple' | 'not-equal';

const digitsOf = (password: string) => password.split('').map(Number);

/** One digit throughout, or a run: the first that anybody tries. */
function isSimple(password: string): boolean {
  const digits = digitsOf(password);
  const steps = new Set(digits.slice(1).map((digit, at) => digit - (digits[at] ?? 0)));
  return steps.size === 1 && [...steps].every(step => Math.abs(step) <= 1);
}

export function fundPasswordProblem(password: string): FundPasswordProblem | null {
  if (password === '') return 'missing';
  if (!/^\d{6}$/.test(password)) return 'not-six';
  return isSimple(password) ? 'too-simple' : null;
}

export const againProblem = (again: string, password: string): FundPasswordProblem | null =>
  again === password ? null : 'not-equal';
