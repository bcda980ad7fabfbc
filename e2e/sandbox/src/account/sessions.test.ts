import { readAntiPhishingPhrase, setAntiPhishingPhrase } from '@tradefloor/contract/ext';
import { MINUTE } from '../clock/clock';
import { DEMO_PASSWORD } from '../demo/demo-members';
import { Refusal } from '../messages/refusal';
import { losingAnswers } from '../testing/losing-answers';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterEach(() => exchange.core.clock.reset());
afterAll(() => exchange.close());

const ownerOf = (name: string) => exchange.core.members.withAccount(`${name}@tradefloor.test`)?.id ?? 0;
const stored = (memberId: number) =>
  exchange.core.db.selectFrom('session').select('used_at').where('member_id', '=', memberId).execute();
/** What waits now is stored by then. */
const everythingStored = () => exchange.core.clerk.perform(deed => deed.run(async () => {}));
const inAWhile = () => exchange.core.clock.set(exchange.core.clock.now() + 2 * MINUTE);

it('stores no use of a session while the commit that ends it is under way', async () => {
  const { clerk, sessions } = exchange.core;
  const [id, token] = [ownerOf('seller'), await exchange.tokenOf('seller')];
  inAWhile();
  await clerk.perform(deed => {
    sessions.endAllOf(deed, id);
    deed.run(async () => expect(sessions.owner(token)).toBe(id));
  });
  await everythingStored();
  expect(sessions.owner(token)).toBeNull();
  expect(await stored(id)).toEqual([]);
});

it.each([
  ['was taken back', false],
  ['was lost', true],
])('stores the uses of a session whose end %s', async (_, isLost) => {
  const { clerk, clock, members, sessions } = exchange.core;
  const [id, token] = [ownerOf('agent'), await exchange.tokenOf('agent')];
  inAWhile();
  if (isLost) losingAnswers('member', false);
  const ending = clerk.perform(deed => {
    sessions.endAllOf(deed, id);
    members.change(deed, id, {});
    if (!isLost) throw new Refusal('codeWrong');
  });
  await expect(ending).rejects.toThrow(isLost ? 'The change could not be stored.' : 'codeWrong');
  const now = clock.now();
  expect(sessions.owner(token)).toBe(id);
  await everythingStored();
  expect(Math.max(...(await stored(id)).map(row => row.used_at))).toBeGreaterThanOrEqual(now);
});

describe('a call that waits while its session ends', () => {
  const endAll = () => exchange.core.clerk.perform(deed => exchange.core.sessions.endAllOf(deed, ownerOf('newcomer')));

  it.each([
    ['by a new password', endAll],
    ['by one whose commit is under way', async () => void endAll()],
    ['at another device', (token: string) => exchange.core.sessions.close(token)],
  ])('changes nothing any more, when it ended %s', async (_, end) => {
    const token = await exchange.tokenOf('newcomer');
    jest.spyOn(exchange.core.passwords, 'matches').mockImplementationOnce(async () => {
      await end(token);
      return true;
    });
    const wish = { phrase: 'of a thief', password: DEMO_PASSWORD };
    expect(await exchange.ask(setAntiPhishingPhrase, wish, { token })).toMatchObject({ kind: 'session-over' });
    await everythingStored();
    const own = await exchange.tokenOf('newcomer');
    expect(await exchange.get(readAntiPhishingPhrase, {}, { token: own })).toEqual({ phrase: null });
  });
});
