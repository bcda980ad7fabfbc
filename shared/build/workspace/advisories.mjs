import { runCommand } from './run-command.mjs';

const PNPM = 'pnpm@10.34.9';
/** A line that leads nowhere must not hold the checks up. */
const IMPATIENT = { npm_config_fetch_retries: '0', npm_config_fetch_timeout: '10000' };
const SERIOUS = ['high', 'critical'];

/** What of the installed packages is known to be weak; where no list of advisories can be had, it says that nobody looked. */
export async function advisories() {
  const { output } = await runCommand('npx', ['--yes', PNPM, 'audit', '--json'], { quiet: true, env: IMPATIENT });
  const { line, failed } = adviceIn(output);
  process.stdout.write(`${line}\n`);
  return failed === null ? { passed: 0, failed: 0, skipped: 1 } : { passed: failed === 0 ? 1 : 0, failed };
}

/** `failed` is null where nothing was checked. */
export function adviceIn(output) {
  const answer = answerIn(output);
  const found = answer?.metadata?.vulnerabilities;
  if (!found) {
    const why = /responded with (\d+)/.exec(output)?.[1];
    const reason = why ? `the registry answered ${why}` : 'no registry answered';
    return { line: `Dependencies were not checked: no list of advisories can be had here (${reason}).`, failed: null };
  }
  const failed = SERIOUS.reduce((sum, grade) => sum + (found[grade] ?? 0), 0);
  const named = Object.values(answer.advisories ?? {}).filter(({ severity }) => SERIOUS.includes(severity));
  const which = named.map(({ module_name: name, title }) => `\n  ${name}: ${title}`).join('');
  return { line: `Serious advisories against dependencies: ${failed}.${which}`, failed };
}

/** The launcher may have said something before. */
function answerIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return null;
  }
}
