import { once } from 'node:events';
import { WebSocket } from 'ws';
import { SampleGateway } from '../sample-gateway';

let gateway: SampleGateway;
// Stands: on a busy machine what was taken would be free again before the next call comes.
beforeEach(() => void jest.spyOn(performance, 'now').mockReturnValue(1_000));
afterEach(async () => {
  jest.restoreAllMocks();
  await gateway.close();
});

const times = <Of>(count: number, of: Of): Of[] => Array.from({ length: count }, () => of);

const from = (address: string) => ({ 'x-forwarded-for': address });
const statusOf = async (path: string, headers: Record<string, string>) => (await gateway.get(path, headers)).status;

async function asked(path: string, count: number, headers: Record<string, string>): Promise<number[]> {
  const statuses = [];
  for (let turn = 0; turn < count; turn += 1) statuses.push(await statusOf(path, headers));
  return statuses;
}

it('refuses a guest who asks without end, and says when to come back', async () => {
  gateway = await SampleGateway.open({ guestCallsPerSecond: 2, trustedProxies: 1 });
  const statuses = await asked('/api/news/list', 22, from('203.0.113.7'));
  expect(statuses).toEqual([...times(20, 200), 429, 429]);
  const refused = await gateway.get('/api/news/list', { ...from('203.0.113.7'), lang: 'spa' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(await refused.json()).toEqual({
    type: 'error',
    message: 'Demasiadas solicitudes desde su conexión. Inténtelo de nuevo en 1 s.',
  });
  expect(await statusOf('/api/news/list', from('203.0.113.8'))).toBe(200);
  expect(await statusOf('/api/news/list', { ...from('203.0.113.7'), authorization: 'a-token' })).toBe(200);
  expect(await statusOf('/api/news/list', { ...from('203.0.113.7'), authorization: 'null' })).toBe(429);
  jest.spyOn(performance, 'now').mockReturnValue(1_600);
  expect(await asked('/api/news/list', 2, from('203.0.113.7'))).toEqual([200, 429]);
});

it.each(['/quotation', '/registry', '/healthz', '/wss/socket.io/'])('counts %s with the calls', async path => {
  gateway = await SampleGateway.open({ guestCallsPerSecond: 1, trustedProxies: 1 });
  expect(await asked(path, 11, from('203.0.113.7'))).toEqual([...times(10, 200), 429]);
});

it.each(['/quotation', '/registry', '/wss/socket.io/', '/no/api/x', '/apiece/x'])(
  'believes no token at %s, where nobody judges it',
  async path => {
    gateway = await SampleGateway.open({ guestCallsPerSecond: 1, trustedProxies: 1 });
    const sent = { ...from('203.0.113.7'), authorization: 'x' };
    expect((await asked(path, 12, sent)).slice(9).map(status => status === 429)).toEqual([false, true, true]);
  },
);

it.each(['/api/x', '/user/info', '/%61pi/x', '/ops/api/builds'])(
  'lets who shows a token ask more at %s',
  async path => {
    const desk = 'http://127.0.0.1:9';
    gateway = await SampleGateway.open({ guestCallsPerSecond: 1, trustedProxies: 1, desk });
    const sent = { ...from('203.0.113.7'), authorization: 'a-token' };
    expect((await asked(path, 51, sent)).map(status => status === 429)).toEqual([...times(50, false), true]);
  },
);

it.each(['/beacon?again', '/%62eacon'])('counts %s with the reports, with a token too', async path => {
  gateway = await SampleGateway.open({ trustedProxies: 1 });
  const init = { method: 'POST', body: '{}' };
  const sent = { ...from('203.0.113.7'), authorization: 'a-token' };
  const answers = await Promise.all(times(140, null).map(() => gateway.get(path, sent, init)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    ...times(120, 400),
    ...times(20, 429),
  ]);
});

it('takes a /64 for one', async () => {
  gateway = await SampleGateway.open({ guestCallsPerSecond: 1, trustedProxies: 1 });
  for (let host = 1; host <= 10; host += 1) await statusOf('/api/x', from(`2001:db8:1:2::${host}`));
  expect(await statusOf('/api/x', from('2001:db8:1:2:ffff::1'))).toBe(429);
  expect(await statusOf('/api/x', from('2001:db8:1:3::1'))).toBe(200);
});

it('counts sockets that open and close without end with the calls', async () => {
  gateway = await SampleGateway.open({ guestCallsPerSecond: 1, trustedProxies: 1 });
  const statusOfOne = async () => {
    const line = new WebSocket(`${gateway.url.replace('http', 'ws')}/registry/events`, {
      headers: from('203.0.113.7'),
    });
    const status = await new Promise<number | undefined>(resolve => {
      line.on('open', () => resolve(101));
      line.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
    });
    line.on('error', () => {}).terminate();
    return status;
  };
  const statuses = [];
  for (let turn = 0; turn < 11; turn += 1) statuses.push(await statusOfOne());
  expect(statuses).toEqual([...times(10, 101), 429]);
});

it('opens no more sockets for an address than for its tabs, and takes one back that closed', async () => {
  gateway = await SampleGateway.open({ tabsPerAddress: 1, trustedProxies: 1 });
  const open = (address: string) =>
    new WebSocket(`${gateway.url.replace('http', 'ws')}/registry/events`, { headers: from(address) });
  const [one, other] = [open('203.0.113.7'), open('203.0.113.7')];
  await Promise.all([once(one, 'open'), once(other, 'open')]);
  const third = open('203.0.113.7');
  const [, answer] = await once(third, 'unexpected-response');
  expect(answer.statusCode).toBe(429);
  const elsewhere = open('203.0.113.8');
  await once(elsewhere, 'open');
  one.close();
  await once(one, 'close');
  const again = open('203.0.113.7');
  await once(again, 'open');
  for (const socket of [other, elsewhere, again]) socket.terminate();
});
