import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { secretFrom } from '../security/secret';
import { beginningOf, lockFolder } from './folder-lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const lock = () => path.join(folder, 'exchange.lock');

describe('a folder’s lock', () => {
  const others: Array<ReturnType<typeof spawn>> = [];
  afterEach(() => others.splice(0).forEach(child => child.kill('SIGKILL')));
  const another = () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' });
    others.push(child);
    return child.pid ?? 0;
  };

  it('is its holder’s while that lives, and gone with it', () => {
    const unlock = lockFolder(folder);
    const [, beginning = ''] = /^\d+ (.+)$/.exec(readFileSync(lock(), 'utf8')) ?? [];
    expect(beginning).not.toBe('');
    unlock();
    lockFolder(folder)();
  });

  it('keeps a second process out', () => {
    const pid = another();
    // As that process would have written it.
    writeFileSync(lock(), `${pid} ${beginningOf(pid)}`);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${pid}`);
  });

  it('is taken over from one that was killed, though whoever started it never asks how it ended', async () => {
    const careless = spawn('sh', ['-c', 'sleep 1000 & echo $!; exec sleep 1000'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    others.push(careless);
    const [said] = await once(careless.stdout, 'data');
    const pid = Number(said);
    const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8');
    writeFileSync(lock(), `${pid} ${beginningOf(pid)}`);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${pid}`);
    process.kill(pid, 'SIGKILL');
    while (!stat().includes(') Z ')) await setImmediate();
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  it('is one’s alone of two who find it left behind at once', () => {
    writeFileSync(lock(), '999999 x');
    const quicker = another();
    const asked = jest.spyOn(process, 'kill').mockImplementationOnce(() => {
      writeFileSync(lock(), `${quicker} ${beginningOf(quicker)}`);
      throw new Error('no such process');
    });
    try {
      expect(() => lockFolder(folder)).toThrow(`in use by process ${quicker}`);
    } finally {
      asked.mockRestore();
    }
    expect(readdirSync(folder)).toEqual(['exchange.lock']);
  });

  it.each([
    ['another process has the number of the killed one', () => `${another()} some other boot 4711`],
    ['its holder is gone', () => '999999 x'],
    ['it was written by an earlier build', () => String(another())],
    ['it is empty', () => ''],
  ])('is taken over when %s', (_, left) => {
    writeFileSync(lock(), left());
    expect(() => lockFolder(folder)()).not.toThrow();
  });
});

describe('a file that was left empty', () => {
  it('is no secret that anything is sealed with', () => {
    const secret = secretFrom(undefined, folder);
    expect(secretFrom(undefined, folder)).toBe(secret);
    writeFileSync(path.join(folder, 'secret'), '\n');
    expect(() => secretFrom(undefined, folder)).toThrow('secret is empty');
  });
});
