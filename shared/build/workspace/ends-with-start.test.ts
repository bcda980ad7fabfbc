import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

// Its exchange and gateway would hold their ports, and the data folder, until somebody has found them.
it('what npm start serves ends with it, also where that is killed', async () => {
  const module = pathToFileURL(path.join(__dirname, 'ends-with-start.mjs')).href;
  const served = `import('node:child_process').then(({ spawn }) => {
    const args = ['--import', '${module}', '-e', 'setInterval(() => {}, 1000); console.log("served")'];
    spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  });`;
  const start = spawn(process.execPath, ['-e', served], { stdio: ['ignore', 'pipe', 'inherit'] });
  start.stdout.once('data', () => start.kill('SIGKILL'));
  // What it serves writes there too: the end of both is the end of this.
  expect(await text(start.stdout)).toBe('served\n');
});
