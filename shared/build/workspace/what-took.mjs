const MOST = 10;

/** The seconds of each file of Playwright's report. */
export function secondsByFile({ suites }) {
  return suites.map(suite => [suite.file, tests(suite).reduce((sum, { duration }) => sum + duration, 0) / 1000]);
}

function tests({ specs = [], suites = [] }) {
  return [
    ...specs.flatMap(spec => spec.tests.flatMap(({ results }) => results)),
    ...suites.flatMap(inner => tests(inner)),
  ];
}

/** Where a run that has become too long is to be looked at first. */
export function sayWhatTook(files) {
  const slowest = files.toSorted((one, other) => other[1] - one[1]).slice(0, MOST);
  const lines = slowest.map(([file, seconds]) => `${String(Math.round(seconds)).padStart(5)} s  ${file}`);
  process.stdout.write(`Took longest:\n${lines.join('\n')}\n`);
}
