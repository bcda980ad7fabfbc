import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../src/root';

/** As a script of its own: what starts the checks runs before anything is installed. */
function adviceIn(output: string): { readonly line: string; readonly failed: number | null } {
  const file = path.join(ROOT, 'shared/build/workspace/advisories.mjs');
  const program = `import(${JSON.stringify(file)}).then(m => console.log(JSON.stringify(m.adviceIn(process.argv[1]))))`;
  return JSON.parse(execFileSync(process.execPath, ['-e', program, output], { encoding: 'utf8' }));
}

it.each([
  ['{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE","message":"… responded with 405: ."}}', 'the registry answered 405'],
  ['npm error code ENOTFOUND', 'no registry answered'],
  ['', 'no registry answered'],
])('says that nobody looked, and fails nothing, at %j', (output, reason) => {
  expect(adviceIn(output)).toEqual({
    line: `Dependencies were not checked: no list of advisories can be had here (${reason}).`,
    failed: null,
  });
});

it('names what is serious, whatever the launcher said before, and lets the rest pass', () => {
  const vulnerabilities = { info: 0, low: 3, moderate: 1, high: 1, critical: 0 };
  const advisories = {
    1: { module_name: 'left-pad', title: 'Pads the right', severity: 'high' },
    2: { module_name: 'right-pad', title: 'Pads', severity: 'low' },
  };
  const output = `npm warn something\n${JSON.stringify({ advisories, metadata: { vulnerabilities } })}`;
  expect(adviceIn(output)).toEqual({
    line: 'Serious advisories against dependencies: 1.\n  left-pad: Pads the right',
    failed: 1,
  });
  const calm = JSON.stringify({ metadata: { vulnerabilities: { low: 3, high: 0 } } });
  expect(adviceIn(calm)).toMatchObject({ failed: 0 });
});
