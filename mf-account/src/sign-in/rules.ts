/** As the contract takes them: six digits, or a recovery code with its hyphens. */
export function secondStepProblem(typed: string): 'code.missing' | 'code.invalid' | null {
  const code = typed.trim();
  if (code === '') return 'code.missing';
  return /^[\w-]{6,20}$/.test(code) ? null : 'code.invalid';
}
