import { shownWord } from '@tradefloor/release';
import { LAYOUT } from '@tradefloor/release/folder';
import { writeFile } from 'node:fs/promises';
import { SampleGateway } from '../sample-gateway';
import { until } from '../several/sample-fellows';

let gateway: SampleGateway;
afterEach(() => gateway.close());

const read = async (headers: Record<string, string> = {}) => (await gateway.get('/metrics', headers)).text();
const report = (body: unknown) =>
  gateway.get('/beacon', {}, { method: 'POST', body: JSON.stringify(body), headers: { connection: 'close' } });

describe('what an operator watches', () => {
  beforeEach(async () => {
    gateway = await SampleGateway.open({ metrics: { kind: 'anyone' } });
    await gateway.release({ area: 'spot', build: 'ab12cd34' });
    await gateway.noticed();
  });

  it('names the builds that people get, and what is asked for', async () => {
    await gateway.get('/dealCenter');
    await gateway.get('/no/such.file');
    const text = await read();
    expect(text).toContain('tradefloor_stable_build{area="spot",build="ab12cd34"} 1');
    expect(text).toContain(`tradefloor_registry_revision ${gateway.revision}`);
    expect(text).toContain('tradefloor_open_tabs 0');
    expect(text).toContain('tradefloor_exchange_up 1');
    expect(text).toContain('tradefloor_gateway_answer_seconds_count{to="page",status="2xx"} 1');
  });

  it('counts reports by kind, and by build where one is published under that name', async () => {
    await report({ kind: 'problem', context: { area: 'spot', build: 'ab12cd34' } });
    await report({ kind: 'problem', context: { area: 'spot', build: 'invented' } });
    await report({ kind: 'made-up' });
    const text = await read();
    expect(text).toContain('tradefloor_reports_total{kind="problem"} 2');
    expect(text).toContain('tradefloor_reports_total{kind="other"} 1');
    expect(text).toContain('tradefloor_build_failures_total{area="spot",build="ab12cd34"} 1');
    expect(text).not.toContain('invented');
  });

  it('counts how builds come on screen, which is no report for the log', async () => {
    const times = { loadMs: 120, mountMs: 300, longestTaskMs: 60 };
    const visit = { area: 'spot', build: 'ab12cd34', failed: false, times };
    await report({ kind: 'visits', visits: [visit, { ...visit, failed: true, times: null }] });
    await report({ kind: 'visits', visits: [{ ...visit, build: 'invented' }] });
    await report({ kind: 'visits', visits: [{ ...visit, times: { ...times, mountMs: 'long' } }] });
    const text = await read();
    expect(text).toContain('tradefloor_build_visits_total{area="spot",build="ab12cd34",end="whole"} 1');
    expect(text).toContain('tradefloor_build_visits_total{area="spot",build="ab12cd34",end="failed"} 1');
    expect(text).toContain('tradefloor_build_mount_seconds_bucket{le="0.2",area="spot",build="ab12cd34"} 0');
    expect(text).toContain('tradefloor_build_mount_seconds_bucket{le="0.4",area="spot",build="ab12cd34"} 1');
    expect(text).not.toContain('invented');
    expect(text).not.toContain('tradefloor_reports_total{kind="visits"}');
  });

  it('tells those who hold one build against another how long it took to a tenth', async () => {
    const took = (mountMs: number) => ({ loadMs: 120, mountMs, longestTaskMs: 60 });
    const visits = [took(1000), took(1300)].map(times => ({ area: 'spot', build: 'ab12cd34', failed: false, times }));
    await report({ kind: 'visits', visits });
    const counted = (text: string, edge: string) =>
      new RegExp(`^tradefloor_build_mount_seconds_bucket\\{le="${edge}",.*\\} (\\d+)$`, 'm').exec(text)?.[1];
    const all = await (await gateway.get('/metrics/all')).text();
    expect(['0.8', '0.975', '1.077', '1.189', '1.313', '1.6'].map(edge => counted(all, edge))).toEqual([
      '0',
      '0',
      '1',
      '1',
      '2',
      '2',
    ]);
    const own = await read();
    expect([counted(own, '1.077'), counted(own, '1.6')]).toEqual([undefined, '2']);
  });

  it('tells how many open tabs show each build, by what they said last, of published builds alone', async () => {
    await gateway.release({ area: 'spot', build: 'ef56ab78' });
    await gateway.noticed();
    const [old, next] = [
      { area: 'spot', build: 'ab12cd34' },
      { area: 'spot', build: 'ef56ab78' },
    ] as const;
    const tabsOf = (text: string) => text.match(/^tradefloor_build_tabs.*$/gm)?.toSorted() ?? [];
    const line = (build: string, tabs: number) => `tradefloor_build_tabs{area="spot",build="${build}"} ${tabs}`;
    const told = (...lines: readonly string[]) => until(async () => tabsOf(await read()).join() === lines.join());
    const swapping = await gateway.tab(shownWord([old]));
    await gateway.tab(shownWord([old]), shownWord([old, next]));
    await gateway.tab(shownWord([{ area: 'spot', build: 'invented' }]), 'no word of ours');
    await told(line('ab12cd34', 2), line('ef56ab78', 1));
    swapping.send(shownWord([next]));
    await told(line('ab12cd34', 1), line('ef56ab78', 2));
    swapping.close();
    await told(line('ab12cd34', 1), line('ef56ab78', 1));
    expect(await read()).toContain('tradefloor_open_tabs 2');
  });

  it('counts how builds felt while they were on screen, within what a page can have been', async () => {
    const stay = { area: 'spot', build: 'ab12cd34', lcpMs: 1400, inpMs: 180, cls: 0.07 };
    const stays = [stay, { ...stay, lcpMs: null, inpMs: null }, { ...stay, build: 'invented' }];
    await report({ kind: 'visits', visits: [], stays });
    for (const odd of [{ lcpMs: 1e9 }, { inpMs: -1 }, { cls: 'much' }, { cls: 1e6 }])
      await report({ kind: 'visits', visits: [], stays: [{ ...stay, ...odd }] });
    const text = await read();
    const of = '{area="spot",build="ab12cd34"}';
    expect(text).toContain(`tradefloor_build_lcp_seconds_sum${of} 1.4`);
    expect(text).toContain(`tradefloor_build_lcp_seconds_count${of} 1`);
    expect(text).toContain('tradefloor_build_inp_seconds_bucket{le="0.2",area="spot",build="ab12cd34"} 1');
    expect(text).toContain('tradefloor_build_inp_seconds_bucket{le="0.15",area="spot",build="ab12cd34"} 0');
    expect(text).toContain(`tradefloor_build_cls_sum${of} 0.14`);
    expect(text).not.toContain('invented');
  });
});

it('is for whoever brings the token, and for nobody where there is none', async () => {
  gateway = await SampleGateway.open({ metrics: { kind: 'token', token: 's3cret' } });
  expect((await gateway.get('/metrics')).status).toBe(404);
  expect((await gateway.get('/metrics', { authorization: 'Bearer other' })).status).toBe(404);
  expect(await read({ authorization: 'Bearer s3cret' })).toContain('tradefloor_open_tabs');
  await gateway.close();
  gateway = await SampleGateway.open();
  expect((await gateway.get('/metrics')).status).toBe(404);
});

describe('whether it should be sent anybody', () => {
  it('is ready while it has a shell and a registry', async () => {
    gateway = await SampleGateway.open();
    await gateway.release({ area: 'spot', build: 'ab12cd34' });
    await gateway.noticed();
    const answer = await gateway.get('/readyz');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      ready: true,
      lacks: [],
      store: 'readable',
      storeSaid: [],
      registry: { revision: 1, signed: false },
      exchange: 'reachable',
    });
  });

  it('tells of a store, a registry or an exchange that went away, and stays ready with what it has', async () => {
    gateway = await SampleGateway.open();
    await gateway.release({ area: 'spot', build: 'ab12cd34' });
    await gateway.noticed();
    await gateway.stopExchange();
    await writeFile(LAYOUT.revision(gateway.store, 2), 'torn');
    let answer: { ready: boolean; store: string };
    do answer = JSON.parse(await (await gateway.get('/readyz')).text());
    while (answer.store === 'readable');
    expect(answer).toMatchObject({ ready: true, registry: { revision: 1 }, exchange: 'unreachable' });
  });

  it('is alive and not ready while people would get no area', async () => {
    gateway = await SampleGateway.open();
    expect((await gateway.get('/healthz')).status).toBe(200);
    const answer = await gateway.get('/readyz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ ready: false, lacks: ['a registry with an area'] });
  });
});
