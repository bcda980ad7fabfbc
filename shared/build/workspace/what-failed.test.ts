import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../src/root';

/** As a script of its own, as `npm test` has it. */
function failed(kind: 'failedUnits' | 'failedJourneys', report: object): string[] {
  const file = path.join(ROOT, 'shared/build/workspace/what-failed.mjs');
  const program = `import(${JSON.stringify(file)}).then(m => process.stdout.write(JSON.stringify(m.${kind}(JSON.parse(process.argv[1]), '/root'))))`;
  return JSON.parse(execFileSync(process.execPath, ['-e', program, JSON.stringify(report)], { encoding: 'utf8' }));
}

it('names each unit that failed with the first that was said, and files that could not run', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const wrong = {
    status: 'failed',
    fullName: 'money is exact',
    failureMessages: ['\n\u001B[31mError: 2\u001B[39m\n  at x'],
  };
  const testResults = [
    { name: '/root/shared/money/a.test.ts', message: '● money', assertionResults: [passed, wrong] },
    { name: '/root/shared/money/b.test.ts', message: 'Cannot find module', assertionResults: [] },
    { name: '/root/shared/money/c.test.ts', message: '', assertionResults: [passed] },
  ];
  expect(failed('failedUnits', { testResults })).toEqual([
    '  shared/money/a.test.ts: money is exact\n    Error: 2',
    '  shared/money/b.test.ts: could not run\n    Cannot find module',
  ]);
});

it('names each journey that failed, also one that passed only the second time', () => {
  const spec = (title: string, status: string, ...errors: readonly string[]) => ({
    file: 'specs/a.spec.ts',
    title,
    tests: [{ status, results: [...errors.map(message => ({ error: { message } })), {}] }],
  });
  const suites = [
    {
      specs: [spec('buys', 'expected'), spec('sells', 'unexpected', 'Timed out')],
      suites: [{ specs: [spec('waits', 'flaky', 'Not seen'), spec('is left out', 'skipped')] }],
    },
  ];
  expect(failed('failedJourneys', { suites })).toEqual([
    '  specs/a.spec.ts: sells\n    Timed out',
    '  specs/a.spec.ts: waits\n    Not seen',
  ]);
});
