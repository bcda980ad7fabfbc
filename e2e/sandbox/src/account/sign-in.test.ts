import crypto from 'node:crypto';
import { signIn } from '@tradefloor/contract';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());
afterEach(() => jest.restoreAllMocks());

/** What was answered, and what it cost: the hash is nearly all of a sign-in's time. */
async function attempt(account: string, password = 'Wrong-2026') {
  const scrypt = jest.spyOn(crypto, 'scrypt');
  const outcome = await exchange.ask(signIn, { account, password });
  const costs = scrypt.mock.calls.map(([, salt, keyBytes, options]) => ({
    salted: Buffer.from(salt as Uint8Array).length,
    keyBytes,
    options,
  }));
  scrypt.mockRestore();
  return { outcome, costs };
}

it('takes the same work and gives the same answer, whether the account or the password is wrong', async () => {
  const known = await attempt('trader@tradefloor.test');
  const unknown = await attempt('nobody@tradefloor.test');
  expect(known.costs).toHaveLength(1);
  expect(unknown).toEqual(known);
  expect(known.outcome).toMatchObject({ kind: 'refused' });
  const phone = await attempt('13999999999');
  expect(phone).toEqual(known);
});

it('answers no more of many tries at once than of as many one after the other', async () => {
  exchange.core.limits.clear();
  const { account, phone } = exchange.core.members.withAccount('trader@tradefloor.test') ?? {};
  const names = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? account : phone) ?? '');
  const outcomes = await Promise.all(
    names.map(name => exchange.ask(signIn, { account: name, password: 'Wrong-2026' })),
  );
  const told = outcomes.map(outcome => ('message' in outcome ? outcome.message : null));
  // Ten by each name: that two belong together is not told, and none beyond ten of an account is let in.
  expect(told.filter(message => message === 'Incorrect account or password.')).toHaveLength(20);
  exchange.core.limits.clear();
});

it('closes an account that does not exist after as many tries as one that does', async () => {
  exchange.core.limits.clear();
  const tries = async (account: string) => {
    const outcomes = [];
    for (let turn = 0; turn < 11; turn += 1) outcomes.push((await attempt(account)).outcome);
    return outcomes;
  };
  const known = await tries('seller@tradefloor.test');
  expect(await tries('nobody-else@tradefloor.test')).toEqual(known);
  expect(known.at(-1)).not.toEqual(known[0]);
});
