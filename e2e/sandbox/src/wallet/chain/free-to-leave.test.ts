import { asId, requestDeposit, transfer, withdraw } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import { MINUTE, SECOND } from '../../clock/clock';
import { STARTING_MS, TestExchange } from '../../testing/test-exchange';

const BTC = asId<never>(1);
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('newcomer');
}, STARTING_MS);
afterAll(() => exchange.close());

async function later(ms: number): Promise<void> {
  const { clock, rounds } = exchange.core;
  clock.set(clock.now() + ms);
  await rounds.run();
}
const send = (number: string, network?: number) =>
  exchange.ask(withdraw, { currencyId: BTC, amount: amount(number), address: ADDRESS, network }, { token });
const deposit = async (number: string, hash: string) => {
  const claim = { currencyId: BTC, fromAddress: 'a', picture: '/p.png', amount: amount(number), hash };
  await exchange.get(requestDeposit, claim, { token });
  await later(10 * SECOND);
};
const move = (number: string) =>
  exchange.get(transfer, { amount: amount(number), currencyId: BTC, from: 'legal', to: 'change' }, { token });
const waits = (number: string) => ({
  message: `${number} BTC of your deposits need more network confirmations before you can withdraw them.`,
});

it('keeps a deposit in until enough blocks have seen it, whichever account it is in (wallet.confirmation-counts)', async () => {
  await deposit('5', 'f1');
  expect(await send('5')).toMatchObject(waits('5'));
  await move('5');
  expect(await send('5', 0)).toMatchObject(waits('5'));
  expect(await send('0.001', 0)).toMatchObject(waits('5'));
  await later(MINUTE);
  await deposit('2', 'f2');
  await move('2');
  expect(await send('5', 0)).toMatchObject({ kind: 'ok' });
  // What is on its way out is no longer here, and stands for nothing that may not leave.
  expect(await send('2', 0)).toMatchObject(waits('2'));
  await later(MINUTE);
  expect(await send('2', 0)).toMatchObject({ kind: 'ok' });
});
