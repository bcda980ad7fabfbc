import { EMPTY_REGISTRY } from '@tradefloor/release';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocket } from 'ws';
import { RegistryEvents } from './registry-events';
import type { RegistrySource } from './registry-source';
import type { Standing } from './standing';

const standing: Standing = {
  revision: 7,
  registry: EMPTY_REGISTRY,
  json: '{}',
  signed: '{"pointers":{}}',
  keys: null,
  mark: '7-2026',
};

async function listening(wordEvery: number, current = standing) {
  let change: Parameters<RegistrySource['onChange']>[0] = () => undefined;
  const source = { current, onChange: (listener: typeof change) => (change = listener) };
  const cut = jest.fn();
  const events = new RegistryEvents(source, cut, wordEvery);
  const server = createServer();
  server.on('upgrade', (request, socket, head) => events.accept(request, socket, head));
  await once(server.listen(0), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  const tab = (query: string) => new WebSocket(`ws://127.0.0.1:${port}/registry/events${query}`);
  const close = async () => {
    events.stop();
    await once(server.close(), 'close');
  };
  return { tab, close, cut, change: (next: Standing) => change(next) };
}

it.each(['?mark=7-2026', '?revision=7'])(
  'says now and then which registry stands, and first to nobody who knows it: %s',
  async query => {
    const { tab, close } = await listening(5);
    const socket = tab(query);
    const [word] = await once(socket, 'message');
    expect(JSON.parse(String(word))).toEqual({ mark: '7-2026' });
    socket.terminate();
    await close();
  },
);

it.each(['?mark=7-2025', '?mark=6-2026', '?revision=6', ''])(
  'tells the registry to who comes with another one: "%s"',
  async query => {
    const { tab, close } = await listening(60_000);
    const socket = tab(query);
    const [word] = await once(socket, 'message');
    expect(JSON.parse(String(word))).toEqual({ revision: 7, registry: {} });
    socket.terminate();
    await close();
  },
);

it('tells who checks signatures what was signed, word for word', async () => {
  const { tab, close } = await listening(60_000);
  const socket = tab('/signed?mark=6-2026');
  const [word] = await once(socket, 'message');
  expect(String(word)).toBe('{"revision":7,"registry":{"pointers":{}}}');
  socket.terminate();
  await close();
});

it('tells who checks signatures nothing but which one stands while nothing was signed', async () => {
  const { tab, close } = await listening(5, { ...standing, signed: null });
  const socket = tab('/signed?mark=6-2026');
  const [word] = await once(socket, 'message');
  expect(JSON.parse(String(word))).toEqual({ mark: '7-2026' });
  socket.terminate();
  await close();
});

it('tells who keeps descriptions only those that are new, as they were signed, and everybody else all of it', async () => {
  const signs = (...said: readonly string[]) =>
    JSON.stringify({
      pointers: { said: 'all' },
      descriptions: said.map(each => ({ said: each, key: 'k', signature: 's' })),
    });
  const { tab, close, change } = await listening(60_000, { ...standing, signed: signs('one', 'two') });
  const [keeping, checking] = [tab('/signed?keeps&mark=7-2026'), tab('/signed?mark=7-2026')];
  const told: Record<string, string[]> = { keeping: [], checking: [] };
  keeping.on('message', (word: Buffer) => told['keeping']?.push(word.toString()));
  checking.on('message', (word: Buffer) => told['checking']?.push(word.toString()));
  await Promise.all([once(keeping, 'open'), once(checking, 'open')]);
  const tellBoth = async (signed: string) => {
    const heard = [once(keeping, 'message'), once(checking, 'message')];
    change({ ...standing, revision: 8, signed });
    await Promise.all(heard);
  };
  await tellBoth(signs('two', 'three'));
  await tellBoth(signs('two'));
  const event = (registry: string) => `{"revision":8,"registry":${registry}}`;
  expect(told).toEqual({
    keeping: [event(signs('three')), event(signs())],
    checking: [event(signs('two', 'three')), event(signs('two'))],
  });
  keeping.terminate();
  checking.terminate();
  await close();
});

describe('what a tab says', () => {
  let gateway: Awaited<ReturnType<typeof listening>>;
  let line: WebSocket;
  beforeEach(async () => {
    // Stands: on a busy machine a tab would be forgiven while it speaks.
    jest.spyOn(performance, 'now').mockReturnValue(1_000);
    gateway = await listening(60_000);
    line = gateway.tab('?revision=7').on('error', () => {});
    await once(line, 'open');
  });
  afterEach(async () => {
    line.terminate();
    await gateway.close();
    jest.restoreAllMocks();
  });

  it.each([
    ['words', () => line.send('{}')],
    ['pings', () => line.ping()],
    ['answers that nobody asked for', () => line.pong()],
    ['pieces of one word', () => line.send('', { fin: false })],
  ])('costs its line when it is %s without end, which is counted once', async (_, say) => {
    const ended = once(line, 'close');
    for (let turn = 0; turn < 16_000; turn += 1) say();
    expect((await ended)[0]).toBe(1006);
    expect(gateway.cut).toHaveBeenCalledTimes(1);
  });

  it('is taken at each of many changes on screen, and however long the word is', async () => {
    for (let turn = 0; turn < 60; turn += 1) line.send('x'.repeat(200));
    line.send('x'.repeat(2_048));
    line.ping();
    await once(line, 'pong');
    expect(gateway.cut).not.toHaveBeenCalled();
  });
});
