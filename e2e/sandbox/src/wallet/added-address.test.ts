import { addWithdrawalAddress, asId, deleteWithdrawalAddress, listMessages } from '@tradefloor/contract';
import { setAddressGuard } from '@tradefloor/contract/ext';
import { DAY } from '../clock/clock';
import { written } from '../security/quiet-day';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const NOW = Date.now();
const OWNER = 'newcomer@tradefloor.test';
const NEW = { currencyId: asId<never>(3), address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' };

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => NOW });
  token = await exchange.tokenOf('newcomer');
}, STARTING_MS);
afterAll(() => exchange.close());

const letters = () => exchange.core.mailbox.newestFirst(OWNER);
async function addedAndDeleted(): Promise<void> {
  const { id } = await exchange.get(addWithdrawalAddress, NEW, { token });
  await exchange.get(deleteWithdrawalAddress, { id: asId<never>(id ?? '') }, { token });
}

it.each([
  ['at once', false, 0],
  ['a day later, where only saved ones are paid to', true, DAY],
])('is told of to its owner, to be used %s', async (_, isOn, wait) => {
  if (isOn) await exchange.get(setAddressGuard, { isOn }, { token });
  await addedAndDeleted();
  const from = written(NOW + wait);
  const told = `The USDT withdrawal address 0xfB69…d359 was added to your account and can be used from ${from}.`;
  const { messages } = await exchange.get(listMessages, {}, { token });
  expect(messages[0]).toMatchObject({ title: 'Withdrawal address added', content: expect.stringContaining(told) });
  expect(letters()[0]?.says?.content.en).toContain(told);
  expect(letters()[0]?.says?.content.kr).toContain('출금 주소 0xfB69…d359이(가)');
});

it('is told of by ten letters a day, and each time in the inbox', async () => {
  const { core } = exchange;
  core.limits.clear();
  const before = letters().length;
  const inbox = async () => (await exchange.get(listMessages, {}, { token })).unread;
  const unread = await inbox();
  for (let turn = 0; turn < 12; turn += 1) await addedAndDeleted();
  expect([letters().length - before, (await inbox()) - unread]).toEqual([10, 12]);
});
