import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';

// No machine that tests this has a container engine: what can be told without one is whether all that is named exists.

const ROOT = path.resolve(__dirname, '../../..');
const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');
const beside = (file: string) => readFile(path.join(__dirname, file), 'utf8');

const service = z.looseObject({
  command: z.optional(z.array(z.string())),
  environment: z.optional(z.record(z.string(), z.string())),
  volumes: z.optional(z.array(z.string())),
  depends_on: z.optional(z.union([z.array(z.string()), z.record(z.string(), z.object({ condition: z.string() }))])),
});
const composed = z.looseObject({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.unknown()) });

const compose = async () => composed.parse(parse(await beside('compose.yaml'), { merge: true }));
const pathsIn = (text: string) => text.match(/\b(?:shell|shared|e2e)\/[\w./-]+(?:\.\w+|Dockerfile)/g) ?? [];

it('names files of the repository that are there', async () => {
  const named = [...pathsIn(await beside('compose.yaml')), ...pathsIn(await beside('Dockerfile'))];
  expect(named).toEqual(expect.arrayContaining(['shell/gateway/src/main.ts', 'shell/gateway/host/Dockerfile']));
  expect(named.filter(file => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

it('sets variables that operating.md or exchange.md tell of', async () => {
  const { services } = await compose();
  const told = (await read('docs/operating.md')) + (await read('docs/exchange.md'));
  const ours = Object.entries(services).filter(([, { image }]) => image === 'tradefloor');
  const set = ours.flatMap(([, { environment = {} }]) => Object.keys(environment));
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
  const { services } = await compose();
  const gateways = Object.entries(services).filter(([name]) => name.startsWith('gateway-'));
  expect(gateways).toHaveLength(2);
  for (const [name, { environment = {}, depends_on: needs = {} }] of gateways) {
    const { host, pathname } = new URL(environment['REDIS_URL'] ?? 'none:');
    expect([name, Object.hasOwn(services, host), Object.hasOwn(needs, host)]).toEqual([name, true, true]);
    expect([name, pathname, environment['OVERRIDE_SECRET']]).toEqual([name, '/1', '${OVERRIDE_SECRET:-}']);
  }
});
