import { asId, coinInfo, listTransferLog, requestDeposit, withdraw } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import { STARTING_MS, TestExchange } from '../../testing/test-exchange';

const USDT = asId<never>(3);
const ERC20 = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TRC20 = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('trader');
}, STARTING_MS);
afterAll(() => exchange.close());

const info = () => exchange.get(coinInfo, { currencyId: USDT }, { token });
const newest = async () => (await exchange.get(listTransferLog, { kind: 'withdrawal' }, { token })).rows[0];
async function later(seconds: number): Promise<void> {
  const { clock, rounds } = exchange.core;
  clock.set(clock.now() + seconds * 1_000);
  await rounds.run();
}

it('tells and takes the minimum and the fee of each network (wallet.network-terms)', async () => {
  const { networks } = await info();
  expect(networks.map(({ name, withdrawalMin, rate }) => [name, withdrawalMin, rate])).toEqual([
    ['erc20', '10', '0.2'],
    ['trc20', '5', '0.1'],
    ['omni', '200', '0.25'],
  ]);
  const five = { currencyId: USDT, amount: amount('5') };
  expect(await exchange.ask(withdraw, { ...five, address: ERC20, network: 0 }, { token })).toMatchObject({
    message: 'The minimum withdrawal is 10 USDT.',
  });
  await exchange.get(withdraw, { ...five, address: TRC20, network: 1 }, { token });
  expect(await newest()).toMatchObject({ value: '-5', fee: '0.005', network: 'trc20', account: 'change' });
  // From the fiat account the address alone tells it.
  await exchange.get(withdraw, { ...five, address: TRC20 }, { token });
  expect(await newest()).toMatchObject({ value: '-5', fee: '0.005', account: 'legal' });
});

it('takes no deposit below the minimum of the network that it was paid over', async () => {
  const paid = { currencyId: USDT, amount: amount('99'), fromAddress: 'default' };
  expect(await exchange.ask(requestDeposit, { ...paid, depositAddress: 'omni' }, { token })).toMatchObject({
    kind: 'refused',
  });
  expect(await exchange.ask(requestDeposit, { ...paid, depositAddress: 'erc20' }, { token })).toMatchObject({
    kind: 'ok',
  });
});

it('tells what was credited and may not leave yet (wallet.confirmation-counts)', async () => {
  expect(await info()).toMatchObject({ unconfirmedLegal: '0', unconfirmedChange: '0' });
  await later(80);
  expect(await info()).toMatchObject({ unconfirmedLegal: '0', unconfirmedChange: '99' });
  await later(75);
  expect(await info()).toMatchObject({ unconfirmedChange: '0' });
});
