import path from 'node:path';
import { writeBuildFolder } from '@tradefloor/release/sample-build-folder';
import { run } from '../run';

/**
 * For the tests that kill it: publishes and promotes builds of its own, one after the other, and says each revision
 * that was acknowledged. Arguments: the repository, its own name (a few hexadecimal digits), how many rounds.
 */
const [root = '', name = '', rounds = ''] = process.argv.slice(2);

async function types(line: string): Promise<void> {
  const exit = await run(line.split(' '), {
    env: { TRADEFLOOR_BY: name, TRADEFLOOR_GATE: 'off' },
    cwd: root,
    root,
    now: () => new Date(),
    fetch: globalThis.fetch,
    pause: () => Promise.resolve(),
    out: text => {
      const { revision }: { revision: number } = JSON.parse(text);
      process.stdout.write(`${revision}\n`);
    },
    err: text => process.stderr.write(`${text}\n`),
  });
  if (exit !== 0) throw new Error(`"${line}" ended with ${exit}`);
}

for (let round = 0; round < Number(rounds); round += 1) {
  const build = `${name}${round.toString().padStart(6, '0')}`;
  const folder = path.join(root, 'built', build);
  await writeBuildFolder(folder, { build }, { 'entry.js': `/* ${build} */`, 'chunks/1.js': 'x'.repeat(50_000) });
  await types(`publish ${folder} --json`);
  await types(`promote spot ${build} --json`);
}
