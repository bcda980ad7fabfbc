import { createConnection } from 'node:net';
import { SampleGateway } from '../sample-gateway';

let gateway: SampleGateway;
beforeEach(async () => {
  gateway = await SampleGateway.open();
});
afterEach(() => gateway.close());

it('keeps no line open that it has refused a socket on, though the other side does not hang up', async () => {
  const { hostname, port } = new URL(gateway.url);
  const socket = createConnection({ port: Number(port), host: hostname, allowHalfOpen: true });
  const closed = new Promise(resolve => socket.on('close', resolve));
  socket.on('error', () => {});
  const goOn = () => socket.destroyed || socket.write('.', () => setImmediate(goOn));
  socket.on('end', goOn).resume();
  socket.write('GET /dealCenter HTTP/1.1\r\nHost: gateway\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await closed;
  expect(socket.destroyed).toBe(true);
});
