import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { SampleOperator } from './sample-operator';

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
});
afterEach(() => kim.leave());

function ops(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'main.ts'), ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, TRADEFLOOR_STORE: kim.store, INIT_CWD: kim.root },
    },
  );
  return { status, stdout, stderr };
}

describe('ops as a process', () => {
  it('publishes a folder named from where it was called, and promotes it', async () => {
    const folder = await kim.builds({ build: 'aaaa1111' });
    expect(ops('publish', folder)).toEqual({ status: 0, stdout: 'spot aaaa1111 is published.\n', stderr: '' });
    expect(ops('status', '--json')).toMatchObject({ status: 0, stdout: expect.stringContaining('"revision": 1') });
  });

  it('ends as it would have when whoever reads it has left, as `head` does', async () => {
    const left = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'main.ts'), 'status', '--json'], {
      env: { ...process.env, TRADEFLOOR_STORE: kim.store, INIT_CWD: kim.root },
    });
    left.stdout.destroy();
    let said = '';
    left.stderr.on('data', (text: Buffer) => (said += text.toString()));
    expect([await once(left, 'close'), said]).toEqual([[0, null], '']);
  });

  it('refuses in one line on the error output, with a code', () => {
    expect(ops('unblock', 'spot', 'aaaa')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'There is no area "spot": "status" lists them.\n',
    });
  });
});
