import { optionsFrom, severalFrom } from './options';

const SERVER = { DATABASE_URL: 'postgres://exchange:secret@db.test/exchange' };
const given = (env: NodeJS.ProcessEnv) => () =>
  severalFrom(env) ?? optionsFrom({ EXCHANGE_SECRET: 'secret', ...env }, () => {});

it.each<[NodeJS.ProcessEnv, string]>([
  [{ EXCHANGE_PORT: '99999' }, 'EXCHANGE_PORT must be at most 65535, not “99999”.'],
  [{ EXCHANGE_PORT: 'abc' }, 'EXCHANGE_PORT must be a whole number, not “abc”.'],
  [{ EXCHANGE_TRADERS: 'none' }, 'EXCHANGE_TRADERS must be on or off, not “none”.'],
  [{ EXCHANGE_SIMULATION: 'yes' }, 'EXCHANGE_SIMULATION must be on or off, not “yes”.'],
  [{ EXCHANGE_SEED: '-1' }, 'EXCHANGE_SEED must be a whole number, not “-1”.'],
  [
    { EXCHANGE_GATEWAYS: '10.0.0.7 gateway' },
    'EXCHANGE_GATEWAYS must name addresses and networks, as 10.0.0.7 and 10.1.0.0/16, not “gateway”.',
  ],
  [{ DATABASE_URL: 'secret' }, 'DATABASE_URL must begin with postgres:// or postgresql://'],
  [{ DATABASE_URL: 'mysql://me:secret@db.test/x' }, 'DATABASE_URL must begin with postgres:// or postgresql://'],
  [
    { REDIS_URL: 'redis://cache.test' },
    'REDIS_URL needs a DATABASE_URL: several processes cannot share the embedded one.',
  ],
  [{ ...SERVER, REDIS_URL: 'cache.test' }, 'REDIS_URL must begin with redis:// or rediss://'],
  [{ ...SERVER, REDIS_URL: 'redis://cache.test', EXCHANGE_INSIDE: 'x' }, 'EXCHANGE_INSIDE must be host:port, not “x”.'],
])('says in one line what is wrong with %j', (env, message) => {
  expect(given(env)).toThrow(message);
});

it('takes what is right, and what is left out', () => {
  expect(given({ ...SERVER, EXCHANGE_PORT: '9000' })()).toMatchObject({
    port: 9_000,
    database: { kind: 'server', url: SERVER.DATABASE_URL },
  });
  expect(given({ ...SERVER, REDIS_URL: 'rediss://cache.test', EXCHANGE_INSIDE: '10.0.0.7:7000' })()).toEqual({
    redisUrl: 'rediss://cache.test',
    inside: { host: '10.0.0.7', port: 7_000 },
  });
  expect(severalFrom(SERVER)).toBeNull();
});

it('takes what is set to nothing for what is not set: its data is not spread over the repository', () => {
  const { database, host, traders } = optionsFrom(
    { EXCHANGE_SECRET: 'secret', EXCHANGE_DATA: '', HOST: '', EXCHANGE_TRADERS: '' },
    () => {},
  );
  expect(database).toMatchObject({ folder: expect.stringMatching(/\.tradefloor.exchange$/) });
  expect([host, traders.running]).toEqual(['127.0.0.1', true]);
});

it('gives the traders no seed, whatever the past is invented by', () => {
  const { seed, traders } = optionsFrom({ EXCHANGE_SECRET: 'secret', EXCHANGE_SEED: '7' }, () => {});
  expect([seed, traders.seed]).toEqual([7, undefined]);
});

it('believes the gateways that are named', () => {
  const { believes } = optionsFrom({ EXCHANGE_SECRET: 'secret', EXCHANGE_GATEWAYS: '10.0.0.7, 10.1.0.0/16' }, () => {});
  expect(['10.1.2.3', '10.0.0.7', '10.2.0.1'].map(believes)).toEqual([true, true, false]);
});

it.each<[NodeJS.ProcessEnv, boolean]>([
  [{}, true],
  [{ EXCHANGE_SIMULATION: 'off' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', EXCHANGE_SIMULATION: 'on' }, true],
])('with %j simulates deposits: %s', (env, simulation) => {
  expect(given({ ...SERVER, ...env })()).toMatchObject({ simulation });
});
