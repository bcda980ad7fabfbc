import type { ExchangeOptions } from '../options';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';
import { believing } from './believing';

it.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.7', true],
  ['::ffff:10.0.0.7', true],
  ['10.0.0.8', false],
  ['172.18.255.1', true],
  ['172.19.0.1', false],
  ['2001:db8:1::5', true],
  ['2001:db8:2::5', false],
  ['', false],
  ['unknown', false],
])('believes %j: %s', (address, isBelieved) => {
  expect(believing(['10.0.0.7', '172.18.0.0/16', '2001:db8:1::/48'])(address)).toBe(isBelieved);
});

it('believes only this machine where nothing is named', () => {
  expect(['127.0.0.1', '10.0.0.7'].map(believing())).toEqual([true, false]);
});

it.each(['10.0.0.0/33', 'gateway', '10.0.0.0/', '::/129'])('refuses %j in a sentence', text => {
  expect(() => believing([text])).toThrow('EXCHANGE_GATEWAYS');
});

it(
  'is who tells calls and sockets apart',
  async () => {
    const addresses = ['203.0.113.7', '203.0.113.8'];
    const kinds = async (options: Partial<ExchangeOptions>) => {
      const exchange = await TestExchange.open({ guestCallsPerSecond: 0.1, socketsPerAddress: 1, ...options });
      const asked = async (path: string) => {
        const told = [];
        for (const address of addresses)
          told.push((await fetch(exchange.url + path, { headers: { 'x-forwarded-for': address } })).status);
        return told;
      };
      const statuses = [await asked('/api/news/list'), await asked('/wss/socket.io/?EIO=4&transport=polling')];
      await exchange.close();
      return statuses;
    };
    expect(await kinds({})).toEqual([
      [404, 404],
      [200, 200],
    ]);
    expect(await kinds({ believes: () => false })).toEqual([
      [404, 429],
      [200, 403],
    ]);
  },
  STARTING_MS,
);
