import {
  addWithdrawalAddress,
  asId,
  deleteWithdrawalAddress,
  listWithdrawalAddresses,
  withdraw,
} from '@tradefloor/contract';
import { readAddressGuard, setAddressGuard, setFundPassword } from '@tradefloor/contract/ext';
import { amount } from '@tradefloor/money';
import { DAY, HOUR } from '../clock/clock';
import { DEMO_PASSWORD } from '../demo/demo-members';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const USDT = asId<never>(3);
/** The demo trader has saved it long ago. */
const OLD = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const NEW = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('trader');
}, STARTING_MS);
afterAll(() => exchange.close());

const send = (address: string) =>
  exchange.ask(withdraw, { currencyId: USDT, amount: amount('20'), address, network: 0 }, { token });
const guard = () => exchange.get(readAddressGuard, {}, { token });
const choose = (isOn: boolean, proofs = {}) => exchange.ask(setAddressGuard, { isOn, ...proofs }, { token });
const later = (ms: number) => exchange.core.clock.set(exchange.core.clock.now() + ms);
const sent = { kind: 'ok' };
const notSaved = { message: 'You only withdraw to saved addresses. Save this address first.' };
const tooNew = { message: expect.stringMatching(/^This address is new\. You can withdraw to it from 20.+ UTC\.$/) };

it('lets a member send anywhere until they choose otherwise', async () => {
  expect(await guard()).toEqual({ isOn: false, endsAt: null, waitSeconds: 86_400 });
  expect(await send(NEW)).toMatchObject(sent);
});

it('holds at once, and makes a new address wait a day (wallet.saved-only)', async () => {
  expect(await choose(true)).toMatchObject(sent);
  expect(await send(OLD)).toMatchObject(sent);
  expect(await send(NEW)).toMatchObject(notSaved);
  await exchange.get(addWithdrawalAddress, { currencyId: USDT, address: NEW }, { token });
  const [added] = await exchange.get(listWithdrawalAddresses, { currencyId: USDT }, { token });
  expect(added).toMatchObject({ address: NEW, usableFrom: expect.any(Number) });
  expect(await send(NEW)).toMatchObject(tooNew);
  later(DAY - HOUR);
  expect(await send(NEW)).toMatchObject(tooNew);
  later(HOUR);
  expect(await send(NEW)).toMatchObject(sent);
  await exchange.get(deleteWithdrawalAddress, { id: added?.id ?? asId<never>(0) }, { token });
  expect(await send(NEW)).toMatchObject(notSaved);
});

it('takes a day to be switched off, by the owner’s own hand, and that can be taken back (wallet.saved-only)', async () => {
  await exchange.get(setFundPassword, { fundPassword: '246810', password: DEMO_PASSWORD }, { token });
  expect(await choose(false)).toMatchObject({ message: 'Enter your fund password.' });
  const own = { fundPassword: '246810' };
  expect(await choose(false, own)).toMatchObject(sent);
  const { isOn, endsAt } = await guard();
  expect([isOn, endsAt]).toEqual([true, expect.any(Number)]);
  later(HOUR);
  // Asked for twice, it does not wait anew.
  await choose(false, own);
  expect((await guard()).endsAt).toBe(endsAt);
  const toNew = () =>
    exchange.ask(withdraw, { currencyId: USDT, amount: amount('20'), address: NEW, network: 0, ...own }, { token });
  expect(await toNew()).toMatchObject(notSaved);
  await choose(true);
  later(DAY);
  expect(await toNew()).toMatchObject(notSaved);
  await choose(false, own);
  later(DAY);
  expect(await guard()).toMatchObject({ isOn: false, endsAt: null });
  expect(await toNew()).toMatchObject(sent);
});

it('is a member’s own', async () => {
  const seller = await exchange.tokenOf('seller');
  await choose(true);
  expect(await exchange.get(readAddressGuard, {}, { token: seller })).toMatchObject({ isOn: false });
});
