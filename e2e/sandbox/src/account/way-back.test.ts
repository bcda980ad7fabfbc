import { bindEmail, register, sendCode, signIn } from '@tradefloor/contract';
import { undoBinding } from '@tradefloor/contract/ext';
import { DEMO_PASSWORD as password } from '../demo/demo-members';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());

const codeTo = (account: string, purpose: string) =>
  exchange.core.mailbox.newestFirst(account).find(letter => letter.purpose === purpose)?.code ?? '';

async function signedIn(account: string): Promise<string> {
  const answer = await exchange.get(signIn, { account, password });
  return answer.kind === 'signed-in' ? answer.token : '';
}

it('waits for whoever registers or binds the address that it leads to', async () => {
  const [mine, next] = ['waits@tradefloor.test', 'waits-next@tradefloor.test'];
  await exchange.get(sendCode, { account: mine });
  await exchange.get(register, {
    mode: 'email',
    account: mine,
    code: codeTo(mine, 'register'),
    password,
    passwordAgain: password,
  });
  const token = await signedIn(mine);
  await exchange.get(sendCode, { account: next }, { token });
  await exchange.get(bindEmail, { email: next, code: codeTo(next, 'bind'), password }, { token });

  let end: () => void = () => undefined;
  const turn = exchange.core.clerk.inTurn(`account ${mine}`, () => new Promise<void>(resolve => (end = resolve)));
  let isOver = false;
  const undone = exchange.ask(undoBinding, { key: codeTo(mine, 'undo') }).finally(() => (isOver = true));
  // So long a password takes, and longer.
  for (let times = 0; times < 3; times += 1) await signedIn(next);
  expect(isOver).toBe(false);
  end();
  await turn;
  expect(await undone).toMatchObject({ kind: 'ok' });
});
