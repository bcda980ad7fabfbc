import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sampleCheckout, type SampleCheckout } from './sample-checkout';

let checkout: SampleCheckout;
beforeEach(async () => {
  checkout = await sampleCheckout();
});
afterEach(() => checkout.remove());

/** What somebody at a terminal gets to read, and what a script gets to branch on. */
async function run(...asked: Parameters<SampleCheckout['begin']>) {
  const child = checkout.begin(...asked);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { lastLine: out.trimEnd().split('\n').at(-1), said: err.trim(), code };
}

describe('npm start, when it can not go on', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc": give a number from 1 to 65535.'],
    [{ PORT: '99999' }, 'PORT is "99999": give a number from 1 to 65535.'],
    [{ EXCHANGE_PORT: '-1' }, 'EXCHANGE_PORT is "-1": give a number from 1 to 65535.'],
    [{ EXCHANGE_URL: 'hello' }, 'EXCHANGE_URL is "hello": give an address as http://127.0.0.1:8090.'],
  ])('says of %j in one line what is wrong', async (env, sentence) => {
    expect(await run('start', [], env)).toMatchObject({ said: `✗ ${sentence}`, code: 1 });
  });

  it('says where ports are told, where somebody has told them otherwise', async () => {
    const { said, code } = await run('start', ['--port', '9000']);
    expect([said, code]).toEqual([expect.stringContaining('npm start takes no "--port": '), 1]);
  });

  it('names the variable of a port that is taken', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' ? address?.port : address);
    const { said, code } = await run('start', [], { PORT: port });
    await once(other.close(), 'close');
    expect(said).toBe(`✗ Port ${port} is taken: end what uses it, or choose another with PORT=….`);
    expect(code).toBe(1);
  });

  it('wants two ports', async () => {
    const { said } = await run('start', [], { PORT: '18080', EXCHANGE_PORT: '18080' });
    expect(said).toBe('✗ PORT and EXCHANGE_PORT are both 18080: choose another for one.');
  });
});

describe('the set-up', () => {
  it.each([
    ['18.20.8', 'Node 18.20.8 is too old: Tradefloor needs Node 20.19 or newer.'],
    ['20.18.3', 'Node 20.18.3 is too old: Tradefloor needs Node 20.19 or newer.'],
    ['21.7.3', 'Node 21.7.3 is too old: Tradefloor needs Node 20.19 or newer, and not 21.'],
  ])('takes no Node %s, wherever it is asked', async (version, sentence) => {
    const pretending = path.join(checkout.root, 'pretending.cjs');
    await writeFile(pretending, `Object.defineProperty(process.versions, 'node', { value: '${version}' });`);
    const env = { NODE_OPTIONS: `--require ${pretending}` };
    expect(await run('run', ['program.ts'], env)).toMatchObject({ said: `✗ ${sentence}`, code: 1 });
    const elsewhere = spawn(process.execPath, [path.join(checkout.root, 'shared/build/bin/tradefloor.mjs'), 'build'], {
      env,
    });
    const [said, [code]] = await Promise.all([text(elsewhere.stderr), once(elsewhere, 'close')]);
    expect([said.trim(), code]).toEqual([sentence, 1]);
  });

  it('gives one reason of what the installer said, and what to do', async () => {
    await checkout.npxDoes("echo 'npm error code ECONNREFUSED'; exit 1");
    const { said, code } = await run('run', ['program.ts']);
    expect(said).toMatch(/✗ Packages could not be installed: code ECONNREFUSED\. Is the npm registry reachable\? /);
    expect(code).toBe(1);
  });

  it('says nothing among the words of the program that is run after it', async () => {
    await checkout.npxDoes('mkdir -p node_modules/tsx; echo {} > node_modules/tsx/package.json');
    const { lastLine, said } = await run('run', ['program.ts']);
    expect([lastLine, said]).toEqual(['', expect.stringContaining('· Installing packages')]);
  });
});

describe('npm test, of one folder', () => {
  const says = (name: string) => `printf '#!/bin/sh\\necho ${name} "$@"\\n' > ${name}; chmod +x ${name};`;

  it('makes the checks that a change there can break, each of that folder alone', async () => {
    await checkout.npxDoes(
      `mkdir -p node_modules/.bin; cd node_modules/.bin; ${['prettier', 'oxlint', 'tsc', 'depcruise', 'jest'].map(says).join('')}`,
    );
    await writeFile(
      path.join(checkout.root, 'tsconfig.json'),
      '{"references":[{"path":"mf-spot"},{"path":"mf-lever"}]}',
    );
    await mkdir(path.join(checkout.root, 'mf-spot'));
    const child = checkout.begin('test', ['mf-spot/']);
    const [out] = await Promise.all([text(child.stdout), once(child, 'close')]);
    expect(out).toContain('prettier --check --log-level=warn mf-spot\n');
    expect(out).toContain('oxlint --type-aware --deny-warnings mf-spot\n');
    expect(out).toContain('tsc -b mf-spot\n');
    expect(out).toContain('depcruise --config .dependency-cruiser.cjs mf-spot\n');
    expect(out).toMatch(/jest .* \S+\/mf-spot\/ \S+\/shared\/build\/src\/walls\/ /);
    expect(out).not.toContain('e2e');
  });

  it.each([
    [['mf-none'], 'There is no folder "mf-none".'],
    [['shared', 'e2e'], '"e2e" is of the whole suite: name it without a folder.'],
  ])('says of %j what is wrong', async (names, sentence) => {
    await mkdir(path.join(checkout.root, 'mf-spot'));
    expect(await run('test', names)).toMatchObject({ said: expect.stringContaining(sentence), code: 1 });
  });
});

it('npm test -- --help says what may be named, and counts nothing', async () => {
  const { lastLine, code } = await run('test', ['--help']);
  expect([lastLine, code]).toEqual([expect.stringMatching(/^Checks: format, lint, .*e2e$/), 0]);
});

describe('npm test, when a check could not be made', () => {
  it('counts one that nobody knows as failed, and says which there are', async () => {
    expect(await run('test', ['unti'])).toEqual({
      lastLine: '0 passed, 1 failed',
      said: '✗ No check is named "unti". There are: format, lint, types, boundaries, unused, advisories, unit, build, e2e.',
      code: 1,
    });
  });

  it('ends with the count when there are no packages', async () => {
    await checkout.npxDoes('exit 1');
    expect(await run('test')).toMatchObject({ lastLine: '0 passed, 1 failed', code: 1 });
  });

  it('ends with the count when a tool is not there', async () => {
    expect(await run('test', ['format', 'unit'])).toMatchObject({ lastLine: '0 passed, 2 failed', code: 1 });
  });

  it('ends with the count when the browser that was named is not there', async () => {
    const end = await run('test', ['e2e'], { CHROMIUM_PATH: '/nowhere/chromium' });
    expect(end).toMatchObject({ lastLine: '0 passed, 1 failed', code: 1 });
  });

  it('ends with the count when it breaks in the middle', async () => {
    await writeFile(path.join(checkout.root, '.tradefloor'), 'a file where a folder should be');
    expect(await run('test', ['format'])).toMatchObject({ lastLine: '0 passed, 1 failed', code: 1 });
  });
});
