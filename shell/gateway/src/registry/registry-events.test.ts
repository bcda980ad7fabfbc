import { EMPTY_REGISTRY } from '@tradefloor/release';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocket } from 'ws';
import { RegistryEvents } from './registry-events';
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
  const events = new RegistryEvents({ current, onChange: () => undefined }, wordEvery);
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
  return { tab, close };
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
