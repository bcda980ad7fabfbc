import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MOST_LETTERS = 200;

/** Of jest's report: each test that failed, or file that could not run, with the first of what was said. */
export function failedUnits({ testResults }, root) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0)
      return failed.map(({ fullName, failureMessages: [said] }) => lineOf(path.relative(root, name), fullName, said));
    const couldRun = assertionResults.length > 0 || message === '';
    return couldRun ? [] : [lineOf(path.relative(root, name), 'could not run', message)];
  });
}

/** Of Playwright's report: what was not as expected, and what was only the second time. */
export function failedJourneys(report) {
  return specs(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => lineOf(file, title, results.map(({ error }) => error?.message).find(Boolean))),
  );
}

function specs({ specs: own = [], suites = [] }) {
  return [...own, ...suites.flatMap(specs)];
}

function lineOf(file, title, said = '') {
  const [first = ''] = stripVTControlCharacters(said).match(/\S.*/) ?? [];
  return `  ${file}: ${title}${first === '' ? '' : `\n    ${first.slice(0, MOST_LETTERS)}`}`;
}
