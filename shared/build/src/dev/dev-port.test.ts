import { once } from 'node:events';
import { createServer } from 'node:net';
import { assertFree, devPort } from './dev-port';

const SEVEN = ['account', 'c2c', 'lever', 'market', 'micro', 'spot', 'wallet'];

describe('devPort', () => {
  it('is the same for the seven whatever comes beside them, and another for each that comes', () => {
    const areas = [...SEVEN, 'lending', 'alpha'].sort();
    expect(SEVEN.map(area => devPort(area, areas, undefined))).toEqual([8107, 8105, 8103, 8101, 8104, 8102, 8106]);
    expect(['alpha', 'lending'].map(area => devPort(area, areas, ''))).toEqual([8108, 8109]);
  });

  it('is the one that is named', () => {
    expect(devPort('spot', SEVEN, '9000')).toBe(9000);
  });

  it.each(['abc', '0', '70000', '-1'])('refuses DEV_PORT=%s', named => {
    expect(() => devPort('spot', SEVEN, named)).toThrow(`DEV_PORT is "${named}": give a number from 1 to 65535.`);
  });
});

it('says in one line that a port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  await expect(assertFree(port)).rejects.toThrow(`Port ${port} is taken`);
  await once(other.close(), 'close');
});
