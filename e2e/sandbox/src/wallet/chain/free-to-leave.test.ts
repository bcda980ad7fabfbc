import { asId, coinInfo, placeOrder, requestDeposit, transfer, withdraw } from '@tradefloor/contract';
import { add, amount, cut } from '@tradefloor/money';
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
const USDT = asId<never>(3);
const sendUsdt = (number: string) =>
  exchange.ask(
    withdraw,
    { currencyId: USDT, amount: amount(number), address: 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7', network: 1 },
    { token },
  );
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

it('keeps in as much as it was worth when it was traded for another currency (wallet.confirmation-counts)', async () => {
  await deposit('0.05', 'f3');
  await move('0.05');
  const sale = { side: 'sell', currencyId: BTC, legalId: USDT, mode: 'market', amount: amount('0.04') } as const;
  await exchange.get(placeOrder, sale, { token });
  // A thousand USDT were there before.
  expect(await sendUsdt('1500')).toMatchObject(waits('0.05'));
  expect(await sendUsdt('500')).toMatchObject({ kind: 'ok' });
  expect(await sendUsdt('700')).toMatchObject(waits('0.05'));
  await later(MINUTE);
  expect(await sendUsdt('3000')).toMatchObject({ kind: 'ok' });
});

it('tells how much may leave, whichever currency holds the rest back: so much is taken, and no more', async () => {
  await deposit('0.05', 'f4');
  await move('0.05');
  const sale = { side: 'sell', currencyId: BTC, legalId: USDT, mode: 'market', amount: amount('0.05') } as const;
  await exchange.get(placeOrder, sale, { token });
  const info = await exchange.get(coinInfo, { currencyId: USDT }, { token });
  expect(info).toMatchObject({ unconfirmedChange: '0', unconfirmed: [{ currencyName: 'BTC', amount: '0.05' }] });
  const free = cut(info.freeChange ?? amount('0'), 6);
  expect(await sendUsdt(add(free, amount('0.000001')))).toMatchObject(waits('0.05'));
  expect(await sendUsdt(free)).toMatchObject({ kind: 'ok' });
  await later(MINUTE);
  const { changeBalance, freeChange, unconfirmed } = await exchange.get(coinInfo, { currencyId: USDT }, { token });
  expect({ freeChange, unconfirmed }).toEqual({ freeChange: changeBalance, unconfirmed: [] });
});
