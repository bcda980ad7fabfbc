import { LANGUAGES, listMessages, type PayloadOf, readMessage, register, sendCode, signIn } from '@tradefloor/contract';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';
import { NOTES, type NoteName } from './notes';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());

const leave = (memberId: number, note: NoteName, values = {}) =>
  exchange.core.clerk.perform(deed => exchange.core.inbox.leave(deed, memberId, note, values));

it('welcomes who registers', async () => {
  const account = 'fresh@inbox.test';
  await exchange.get(sendCode, { account });
  const code = exchange.core.mailbox.newestFirst(account)[0]?.code ?? '';
  const wish = { mode: 'email', account, code, password: 'Secret-1', passwordAgain: 'Secret-1' } as const;
  await exchange.get(register, wish);
  const answer = await exchange.get(signIn, { account, password: 'Secret-1' });
  const token = answer.kind === 'signed-in' ? answer.token : '';
  expect(await exchange.get(listMessages, {}, { token, language: 'jp' })).toMatchObject({
    messages: [{ title: 'Tradefloor へようこそ', isRead: false }],
    unread: 1,
  });
});

it('counts what is unread, also beyond what is listed, until it is read', async () => {
  const token = await exchange.tokenOf('newcomer');
  for (let count = 0; count < 103; count += 1) await leave(6, 'securityChanged');
  const { messages, unread } = await exchange.get(listMessages, {}, { token });
  expect([messages.length, unread]).toEqual([100, 103]);
  const [first] = messages;
  if (!first) throw new Error('Nothing was left.');
  for (let turn = 0; turn < 2; turn += 1) await exchange.get(readMessage, { id: first.id }, { token });
  expect(await exchange.get(listMessages, {}, { token })).toMatchObject({ unread: 102 });
});

it('gives the older ones page by page, with how many there are, and says no more than ever where no page is asked for', async () => {
  const token = await exchange.tokenOf('newcomer');
  const page = async (wish: PayloadOf<typeof listMessages>) => exchange.get(listMessages, wish, { token });
  const newest = await page({});
  expect(Object.keys(newest).sort()).toEqual(['messages', 'unread']);
  const pages = [await page({ page: 1 }), await page({ page: 2 }), await page({ page: 3 })];
  expect(pages[0]?.messages).toEqual(newest.messages);
  const all = pages.flatMap(({ messages }) => messages.map(({ id }) => Number(id)));
  expect(pages.map(({ total }) => total)).toEqual([all.length, all.length, all.length]);
  expect(all.length).toBeGreaterThan(100);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(all.toSorted((one, other) => other - one));
  expect(pages[2]?.messages).toEqual([]);
  expect((await page({ page: 2, limit: 7 })).messages).toEqual(newest.messages.slice(7, 14));
});

it('is read by its owner alone', async () => {
  const token = await exchange.tokenOf('newcomer');
  const { messages } = await exchange.get(listMessages, {}, { token: await exchange.tokenOf('trader') });
  for (const { id } of messages) {
    expect(await exchange.ask(readMessage, { id }, { token })).toMatchObject({
      message: 'This message does not exist.',
    });
  }
});

it('lets nobody’s words become a tag', async () => {
  await leave(6, 'depositCredited', { amount: '1', currency: '<img src=x onerror=alert(1)>' });
  const { messages } = await exchange.get(listMessages, {}, { token: await exchange.tokenOf('newcomer') });
  expect(messages[0]?.content).toContain('&lt;img src=x');
});

it('writes of a new device, and not of one that is known', async () => {
  const sign = (agent: string) =>
    fetch(`${exchange.url}/api/user/login`, {
      method: 'POST',
      body: new URLSearchParams({ user_string: 'operator@tradefloor.test', password: 'Demo-2026' }),
      headers: { 'user-agent': agent },
    });
  const unread = async () => {
    const rows = await exchange.core.db
      .selectFrom('member_message')
      .select(['texts'])
      .where('member_id', '=', 5)
      .where('is_read', '=', false)
      .execute();
    return rows.filter(({ texts }) => texts.includes('new device')).length;
  };
  const before = await unread();
  for (const agent of ['Firefox/130 Windows', 'Firefox/131 Windows']) await sign(agent);
  expect(await unread()).toBe(before);
  await sign('Chrome/140 Android');
  expect(await unread()).toBe(before + 1);
});

it('has every note in six languages with the same gaps', () => {
  for (const { title, content } of Object.values(NOTES)) {
    for (const texts of [title, content]) {
      const gaps = LANGUAGES.map(language => [...texts[language].matchAll(/\{\w+\}/g)].map(String).sort().join());
      expect(new Set(gaps).size).toBe(1);
      expect(new Set(Object.values(texts)).size).toBeGreaterThan(4);
    }
  }
});
