// 11 needs node:sqlite, 12 refused the frozen lockfile (docs/adr/0009).
export const PNPM = 'pnpm@10.34.9';

/** One line of what the installer said, and what to do. */
export function whyNotInstalled(output) {
  const reason = reasonIn(output);
  return `${reason}. ${cureOf(reason)}`;
}

const CODE = /\b(ERR_\w+|E[A-Z_]{4,}|E\d{3})\b/;

function cureOf(reason) {
  if (/\b(EACCES|EPERM|EROFS)\b/.test(reason))
    return 'npm keeps what it fetches in the home folder: name one that may be written (HOME=/a/folder npm start).';
  if (reason.includes('LOCKFILE'))
    return `Does pnpm-lock.yaml fit the package.json files? npx ${PNPM} install mends it.`;
  if (/\bENOSPC\b/.test(reason)) return 'Make room on the disk, and run the command again.';
  return 'Is the npm registry reachable? Then run the command again.';
}

/** What npm and pnpm say at length: one line of it, without their own name before each. */
function reasonIn(output) {
  const lines = output.split('\n').map(line =>
    line
      .replace(/^\s*(npm error|npm ERR!|ERROR)\s*/, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  const telling =
    lines.find(line => CODE.test(line) && !/^(code|errno) /.test(line)) ??
    lines.find(line => CODE.test(line)) ??
    lines.find(line => /error/i.test(line)) ??
    lines.findLast(line => line !== '');
  return (telling ?? 'the installer said nothing').slice(0, 300).replace(/\.$/, '');
}
