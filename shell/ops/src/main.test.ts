import { spawnSync } from 'node:child_process';
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

  it('refuses in one line on the error output, with a code', () => {
    expect(ops('unblock', 'spot', 'aaaa')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'There is no area "spot": "status" lists them.\n',
    });
  });
});
