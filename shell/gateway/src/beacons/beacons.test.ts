import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SampleGateway } from '../sample-gateway';
import { BeaconLog } from './beacon-log';
import { readBeacons } from './read-beacons';

describe('readBeacons', () => {
  it.each([
    ['one of ours', { kind: 'area-failed', area: 'spot', build: 'ab12cd34' }, ['area-failed']],
    ['a violation of the policy', { 'csp-report': { 'violated-directive': 'img-src' } }, ['csp-violation']],
    [
      'a list of reports',
      [
        { type: 'deprecation', body: {} },
        { type: 'crash', body: {} },
      ],
      ['deprecation', 'crash'],
    ],
    ['a kind that is none', { kind: 'A kind!' }, ['other']],
    ['no kind', { area: 'spot' }, []],
    ['no object', 'text', []],
    ['nothing', null, []],
  ])('reads %s', (_, given, kinds) => {
    expect(readBeacons(JSON.stringify(given)).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('shortens what is too long or too deep', () => {
    let deep: unknown = 'bottom';
    for (let level = 0; level < 50; level += 1) deep = { deep };
    const [read] = readBeacons(JSON.stringify({ kind: 'crash', stack: 'x'.repeat(10_000), deep }));
    expect(JSON.stringify(read).length).toBeLessThan(4200);
    expect(JSON.stringify(read)).not.toContain('bottom');
  });

  it('keeps no query of an address', () => {
    const report = { 'csp-report': { 'document-uri': 'https://h.example/register?email=ann@example.com#x' } };
    expect(readBeacons(JSON.stringify(report))).toEqual([
      { kind: 'csp-violation', said: { 'document-uri': 'https://h.example/register' } },
    ]);
  });

  it('takes text that is no JSON for nothing', () => {
    expect(readBeacons('{')).toEqual([]);
  });
});

describe('BeaconLog', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'beacons-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('keeps a line each, and no more than two files of a bounded size', async () => {
    const file = path.join(folder, 'deeper', 'beacons.log');
    const log = new BeaconLog(path.dirname(file));
    const now = new Date('2026-11-20T10:00:00.000Z');
    for (let count = 0; count < 700; count += 1) log.add('crash', { count, stack: 'x'.repeat(4000) }, 'net', now);
    await log.written();
    expect((await stat(file)).size).toBeLessThanOrEqual(2_000_000);
    expect((await stat(`${file}.1`)).size).toBeLessThanOrEqual(2_000_000);
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      seq: 700,
      at: now.toISOString(),
      kind: 'crash',
      said: { count: 699 },
    });
    expect(log.counts()).toEqual({ crash: 700 });
    expect(log.since(698).map(({ seq }) => seq)).toEqual([699, 700]);
    expect(log.since(0).length).toBeLessThan(300);
  });

  describe('under a flood', () => {
    const at = new Date('2026-11-20T10:00:00.000Z');
    const real = { message: 'TF-1110 Integrity refused', stack: 'y'.repeat(5_000) };
    const inFiles = async (...names: readonly string[]) =>
      (await Promise.all(names.map(name => readFile(path.join(folder, name), 'utf8')))).join('');
    let log: BeaconLog;
    beforeEach(() => {
      log = new BeaconLog(folder);
      log.add('area-failed', real, '203.0.113.7', at);
      log.addOwn('registry-refused', { message: 'revision 17 was not signed' }, at);
    });

    it.each<[string, (turn: number) => readonly [kind: string, said: unknown, from: string]]>([
      ['small ones of all kinds', turn => [`kind-${turn % 24}`, {}, '203.0.113.8']],
      ['the same kind with long texts', () => ['area-failed', { stack: 'x'.repeat(28_000) }, '203.0.113.8']],
      [
        'another kind from everywhere',
        turn => ['crash', { stack: 'x'.repeat(4_000) }, `10.0.${turn >> 8}.${turn & 255}`],
      ],
    ])('of %s what others reported stays, and what the gateway said', async (_, told) => {
      for (let turn = 0; turn < 2_000; turn += 1) log.add(...told(turn), at);
      await log.written();
      expect(log.since(0).slice(0, 2)).toMatchObject([{ said: real }, { kind: 'registry-refused' }]);
      expect(await inFiles('own.log')).toContain('revision 17');
    });

    it('the files keep it as well, however often one is begun anew', async () => {
      const bytes = async () => (await stat(path.join(folder, 'beacons.log'))).size;
      for (let turn = 0; turn < 500; turn += 1)
        log.add('area-failed', { turn, stack: 'x'.repeat(28_000) }, '203.0.113.8', at);
      await log.written();
      const lines = (await inFiles('beacons.log.1', 'beacons.log')).trim().split('\n');
      expect(lines.filter(line => line.includes(real.message))).toHaveLength(1);
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.at(-1)).toContain('"turn":499');
      expect(await bytes()).toBeLessThanOrEqual(2_000_000);
      expect(await inFiles('own.log')).toContain('revision 17');
    });
  });

  it('goes on when nothing can be written', async () => {
    const log = new BeaconLog(folder);
    await rm(folder, { recursive: true });
    const blocked = new BeaconLog('/dev/null');
    for (const each of [log, blocked]) {
      each.add('crash', {}, 'net', new Date());
      await each.written();
      expect(each.counts()).toEqual({ crash: 1 });
    }
  });
});

describe('/beacon', () => {
  let gateway: SampleGateway;
  afterEach(() => gateway.close());
  const send = (body: string, headers: Record<string, string> = {}) =>
    gateway.get('/beacon', headers, { method: 'POST', body });

  it('takes reports however they are called, and shows them to tests', async () => {
    gateway = await SampleGateway.open({ showBeacons: true });
    const violation = JSON.stringify({ 'csp-report': { 'blocked-uri': 'inline' } });
    expect((await send(violation, { 'content-type': 'application/csp-report' })).status).toBe(204);
    expect((await send('{"kind":"area-failed"}', { 'content-type': 'text/plain;charset=UTF-8' })).status).toBe(204);
    expect((await send('{"kind":"area-failed"}', { 'content-type': 'application/json' })).status).toBe(204);
    const shown = await (await gateway.get('/beacons?since=1')).json();
    expect(shown).toMatchObject({ beacons: [{ seq: 2, kind: 'area-failed' }, { seq: 3 }] });
    const health = await (await gateway.get('/healthz')).json();
    expect(health).toMatchObject({ beacons: { 'csp-violation': 1, 'area-failed': 2 } });
  });

  it('takes none that is too long, none that is none, none from other sites, and not too many', async () => {
    gateway = await SampleGateway.open();
    expect((await send(JSON.stringify({ kind: 'x'.repeat(40_000) }))).status).toBe(413);
    expect((await send('nonsense')).status).toBe(400);
    expect((await send('{"kind":"crash"}', { origin: 'https://elsewhere.example' })).status).toBe(403);
    // All at once: one after the other, a busy machine takes so long that the allowance comes back meanwhile.
    const answers = await Promise.all(Array.from({ length: 250 }, () => send('{"kind":"crash"}')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter(status => status === 429).length).toBeGreaterThan(0);
    expect(statuses.filter(status => status === 204).length).toBeGreaterThan(100);
  });

  it('counts invented kinds as one, so that they hide no real one', async () => {
    gateway = await SampleGateway.open();
    for (let kind = 0; kind < 60; kind += 1) await send(JSON.stringify({ kind: `invented-${kind}` }));
    await send('{"kind":"area-failed"}');
    const health = await (await gateway.get('/healthz')).json();
    expect(health).toMatchObject({ beacons: { other: 60, 'area-failed': 1 } });
  });

  it('lets nobody push out what was reported from elsewhere', async () => {
    gateway = await SampleGateway.open({ showBeacons: true, trustedProxies: 1 });
    await send('{"kind":"area-failed","area":"spot"}', { 'x-forwarded-for': '203.0.113.7' });
    const flood = JSON.stringify(Array.from({ length: 20 }, () => ({ type: 'area-failed', body: {} })));
    for (let turn = 0; turn < 60; turn += 1) await send(flood, { 'x-forwarded-for': '203.0.113.8' });
    const shown = await (await gateway.get('/beacons')).json();
    expect(shown).toMatchObject({ beacons: { 0: { said: { area: 'spot' } } }, counts: { 'area-failed': 1_201 } });
  });

  it('shows nothing to the public', async () => {
    gateway = await SampleGateway.open();
    expect((await gateway.get('/beacons')).status).toBe(404);
  });
});
