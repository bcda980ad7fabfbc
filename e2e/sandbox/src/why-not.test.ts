import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { whyNot } from './why-not';

it('names the address that the machine does not have', async () => {
  // Of a block that documents may name and nobody has (RFC 5737).
  const HOST = '192.0.2.7';
  const problem: unknown = await once(createServer().listen({ host: HOST, port: 0 }), 'listening').catch(
    (error: unknown) => error,
  );
  expect(whyNot(problem, { HOST })).toBe(
    'HOST is “192.0.2.7”, which this machine does not have; set it to 127.0.0.1 or 0.0.0.0',
  );
});

it.each([
  ['EADDRINUSE', 'port 9000 is taken; stop what runs there, or set EXCHANGE_PORT'],
  ['EACCES', 'port 9000 may not be used; set EXCHANGE_PORT to one above 1023'],
])('names the port that it cannot have: %s', (code, said) => {
  const problem = Object.assign(new Error(`listen ${code}`), { code, syscall: 'listen' });
  expect(whyNot(problem, { EXCHANGE_PORT: '9000' })).toBe(said);
});

it('passes on what it knows no cure for', async () => {
  const missing: unknown = await readFile('/nowhere/at/all').catch((error: unknown) => error);
  expect(whyNot(missing, {})).toMatch(/^ENOENT: .*nowhere/);
  const refused = Object.assign(new Error('EACCES: permission denied, open'), { code: 'EACCES', syscall: 'open' });
  expect(whyNot(refused, {})).toBe(refused.message);
  expect(whyNot('why', {})).toBe('why');
});
