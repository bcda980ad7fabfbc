const told = new Set<string>();

/** What is refused goes on being said: once is enough to be told of it. */
export function tellOnce(problem: Error, report: (problem: unknown) => void): void {
  if (told.has(problem.message)) return;
  told.add(problem.message);
  report(problem);
}
