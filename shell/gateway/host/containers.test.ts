import { existsSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import * as z from 'zod/mini';

// No machine that tests this has a container engine: what can be told without one is whether all that is named exists.

const ROOT = path.resolve(__dirname, '../../..');
const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');
const beside = (file: string) => readFile(path.join(__dirname, file), 'utf8');

const service = z.looseObject({
  image: z.string(),
  build: z.optional(z.looseObject({ dockerfile: z.string(), target: z.optional(z.string()) })),
  command: z.optional(z.array(z.string())),
  environment: z.optional(z.record(z.string(), z.string())),
  volumes: z.optional(z.array(z.string())),
  depends_on: z.optional(z.union([z.array(z.string()), z.record(z.string(), z.object({ condition: z.string() }))])),
});
const composed = z.looseObject({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.unknown()) });

const compose = async () => composed.parse(parse(await beside('compose.yaml'), { merge: true }));
/** Made of the Dockerfile, not taken from elsewhere. */
const oursIn = ({ services }: z.infer<typeof composed>) =>
  Object.entries(services).filter(([, { build }]) => build !== undefined);
const gatewaysIn = ({ services }: z.infer<typeof composed>) =>
  Object.entries(services).filter(([name]) => name.startsWith('gateway-'));

/** What is in each stage of the Dockerfile, with what it begins with, and in the last one, which has no name to ask for. */
async function stages(): Promise<ReadonlyMap<string | undefined, string>> {
  const found = new Map<string | undefined, string>();
  for (const text of (await beside('Dockerfile')).split(/^(?=FROM )/m).slice(1)) {
    const [, from = '', name] = /^FROM (\S+)(?: AS (\S+))?/.exec(text) ?? [];
    const whole = (found.get(from) ?? '') + text;
    for (const called of [name, undefined]) found.set(called, whole);
  }
  return found;
}

const pathsIn = (text: string) => text.match(/\b(?:shell|shared|e2e)\/[\w./-]+(?:\.\w+|Dockerfile)/g) ?? [];

it('names files of the repository that are there', async () => {
  const named = [...pathsIn(await beside('compose.yaml')), ...pathsIn(await beside('Dockerfile'))];
  expect(named).toEqual(expect.arrayContaining(['shell/gateway/src/main.ts', 'shell/gateway/host/Dockerfile']));
  expect(named.filter(file => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

it('sets variables that operating.md or exchange.md tell of', async () => {
  const told = (await read('docs/operating.md')) + (await read('docs/exchange.md'));
  const set = oursIn(await compose()).flatMap(([, { environment = {} }]) => Object.keys(environment));
  expect(set).toEqual(expect.arrayContaining(['REDIS_URL', 'TRADEFLOOR_STORE', 'TRUST_PROXY', 'DATABASE_URL']));
  expect(set.filter(variable => !told.includes(`\`${variable}`) && !told.includes(`${variable}=`))).toEqual([]);
});

it('has every service and volume that another one names', async () => {
  const { services, volumes } = await compose();
  for (const [name, { depends_on: needs = [], volumes: mounted = [] }] of Object.entries(services)) {
    const needed = Array.isArray(needs) ? needs : Object.keys(needs);
    expect([name, needed.filter(other => !Object.hasOwn(services, other))]).toEqual([name, []]);
    const sources = mounted.map(each => each.split(':')[0] ?? '');
    const missing = sources.filter(each => !Object.hasOwn(volumes, each) && !existsSync(path.join(__dirname, each)));
    expect([name, missing]).toEqual([name, []]);
  }
});

it('has the gateways of nginx.conf, over one store, each with a state of its own, and none with the signing key', async () => {
  const { services } = await compose();
  const named = [...(await beside('nginx.conf')).matchAll(/^ +server ([\w-]+):8080;/gm)];
  const gateways = named.map(([, name = '']) => services[name]);
  expect(gateways).toHaveLength(2);
  const volumes = gateways.map(gateway => gateway?.volumes ?? []);
  const [first = [], second = []] = volumes;
  expect(first.filter(volume => second.includes(volume))).toEqual([
    'releases:/srv/tradefloor/releases:ro',
    'known:/srv/tradefloor/known:ro',
  ]);
  expect(volumes.flat().filter(volume => volume.startsWith('keys:'))).toEqual([]);
});

it('has the gateways know each other by one Redis, and of an override what the other has signed', async () => {
  const known = await compose();
  const { services } = known;
  const gateways = gatewaysIn(known);
  expect(gateways).toHaveLength(2);
  for (const [name, { environment = {}, depends_on: needs = {} }] of gateways) {
    const { host, pathname } = new URL(environment['REDIS_URL'] ?? 'none:');
    expect([name, Object.hasOwn(services, host), Object.hasOwn(needs, host)]).toEqual([name, true, true]);
    expect([name, pathname, environment['OVERRIDE_SECRET']]).toEqual([name, '/1', '${OVERRIDE_SECRET:-}']);
  }
});

it('has a browser where the gate looks, and nowhere else', async () => {
  const [known, made] = [await compose(), await stages()];
  const has = oursIn(known).map(([name, { image, build }]) => ({
    name,
    image,
    browser: /apt-get install [^\n]*\bchromium\b/.test(made.get(build?.target) ?? ''),
  }));
  expect(oursIn(known).filter(([, { build }]) => !made.has(build?.target))).toEqual([]);
  expect(has.filter(({ browser }) => browser)).toEqual([expect.objectContaining({ name: 'releases' })]);
  // Two stages under one name would be whichever was built last.
  const images = has.map(({ image, browser }) => `${image} ${browser}`);
  expect(new Set(images).size).toBe(new Set(has.map(({ image }) => image)).size);
  expect(made.get(undefined)).not.toContain('chromium');
});

/** What a script of the image runs, where its user is `uid` and every program only says how it was called. */
async function runsAs(uid: number, script: string, given: readonly string[]): Promise<string[]> {
  const programs = await mkdtemp(path.join(os.tmpdir(), 'tradefloor-programs-'));
  const says = (name: string) => `#!/bin/sh\necho ${name} "$@"\n`;
  const told = { id: `#!/bin/sh\necho ${uid}\n`, chown: says('chown'), setpriv: says('setpriv') };
  try {
    for (const [name, text] of Object.entries(told)) await writeFile(path.join(programs, name), text, { mode: 0o755 });
    const { stdout } = await promisify(execFile)(script, given, { env: { PATH: programs } });
    return stdout.trimEnd().split('\n');
  } finally {
    await rm(programs, { recursive: true });
  }
}

it('has that browser run as a user who is not the one with the signing key', async () => {
  const operators = (await stages()).get('operators') ?? '';
  const [, named = ''] = /^ENV CHROMIUM_PATH=\/tradefloor\/(\S+)$/m.exec(operators) ?? [];
  const [, user] = /\buseradd [^\n]*\b(\S+)$/m.exec(operators) ?? [];
  const script = path.join(ROOT, named);
  expect((await stat(script)).mode & 0o111).toBe(0o111);
  const [owned, begun = '', ...rest] = await runsAs(0, script, ['--headless', '--user-data-dir=/tmp/its own']);
  expect([owned, rest]).toEqual([`chown -R ${user}: /tmp/its own`, []]);
  expect(begun).toMatch(/ \/usr\/bin\/chromium --headless --user-data-dir=\/tmp\/its own$/);
  const [options] = begun.split(' /usr/bin/');
  expect(options?.split(' ')).toEqual(
    expect.arrayContaining([
      `--reuid=${user}`,
      `--regid=${user}`,
      '--no-new-privs',
      '--bounding-set=-all',
      '--reset-env',
    ]),
  );
});

it('has operators ask every gateway for what tabs have told, by a token that nobody has who was not given it', async () => {
  const known = await compose();
  const { environment = {} } = known.services['releases'] ?? {};
  const gateways = gatewaysIn(known);
  expect(environment['GATEWAYS']).toBe(gateways.map(([name]) => `http://${name}:8080`).join(','));
  for (const { METRICS_TOKEN: token } of [environment, ...gateways.map(([, gateway]) => gateway.environment ?? {})])
    expect(token).toBe('${METRICS_TOKEN:?name a token}');
});

it('has the gate show builds with what the gateways’ exchange says', async () => {
  const known = await compose();
  const asked = ['releases', ...gatewaysIn(known).map(([name]) => name)].map(
    name => known.services[name]?.environment?.['EXCHANGE_URL'],
  );
  expect(new Set(asked)).toEqual(new Set(['http://exchange:8090']));
});
