import { addWithdrawalAddress, asId, getDepositAddresses, listTransferLog, withdraw } from '@tradefloor/contract';
import { setAddressGuard } from '@tradefloor/contract/ext';
import { amount } from '@tradefloor/money';
import { DAY, SECOND } from '../clock/clock';
import { spot } from '../ledger/account';
import { fund, memberIdOf } from '../testing/funded';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const ETH = asId<never>(2);
const USDT = asId<never>(3);
const ATOM = asId<never>(16);
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

let exchange: TestExchange;
let token: string;
let seller: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('agent');
  seller = await exchange.tokenOf('seller');
  await fund(exchange, spot(memberIdOf(exchange, 'agent'), ATOM), '10');
  await fund(exchange, spot(memberIdOf(exchange, 'agent'), USDT), '1000');
}, STARTING_MS);
afterAll(() => exchange.close());

const addressOf = async (asking: string, currencyId: never): Promise<string> => {
  const [first] = await exchange.get(getDepositAddresses, { currencyId }, { token: asking });
  return first?.address ?? '';
};
const send = (currencyId: never, number: string, address: string) =>
  exchange.ask(withdraw, { currencyId, amount: amount(number), address, network: 0 }, { token });
async function later(ms: number): Promise<void> {
  const { clock, rounds } = exchange.core;
  clock.set(clock.now() + ms);
  await rounds.run();
}
const received = async (currencyId: never) =>
  (await exchange.get(listTransferLog, { kind: 'deposit', currencyId }, { token: seller })).rows[0];

it('knows a member’s address in capitals too, as QR codes write it', async () => {
  const theirs = await addressOf(seller, ATOM);
  const mine = await addressOf(token, ATOM);
  expect(await send(ATOM, '1', mine.toUpperCase())).toMatchObject({ message: 'This is your own address.' });
  expect(await send(ATOM, '1', theirs.toUpperCase())).toMatchObject({ kind: 'ok' });
  await later(10 * SECOND);
  expect(await received(ATOM)).toMatchObject({ status: 'in-station-success', value: '0.999' });
});

it('pays a member at an address that was made for another currency', async () => {
  expect(await send(USDT, '100', await addressOf(seller, ETH))).toMatchObject({ kind: 'ok' });
  await later(10 * SECOND);
  expect(await received(USDT)).toMatchObject({ status: 'in-station-success', value: '99.8' });
});

it('saves an address once, however it is written, and lets money go there (wallet.saved-only)', async () => {
  const add = (address: string) => exchange.ask(addWithdrawalAddress, { currencyId: USDT, address }, { token });
  expect(await add(ADDRESS)).toMatchObject({ kind: 'ok' });
  expect(await add(ADDRESS.toLowerCase())).toMatchObject({ message: 'This address is already saved.' });
  await exchange.get(setAddressGuard, { isOn: true }, { token });
  await later(DAY);
  expect(await send(USDT, '20', ADDRESS.toLowerCase())).toMatchObject({ kind: 'ok' });
});
