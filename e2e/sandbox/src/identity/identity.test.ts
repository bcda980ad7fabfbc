import { type LanguageCode, listMessages, upload, userCenter, userInfo, verifyIdentity } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { OUTSIDE, spot } from '../ledger/account';
import { toUnits } from '../ledger/ledger';
import { BTC } from '../market/currency';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';
import { isCard, maskedName, plainCard } from './identities';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());
afterEach(() => exchange.core.clock.reset());

async function pictureOf(token: string, background: string): Promise<string> {
  const content = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return exchange.get(upload, { file: new Blob([new Uint8Array(content)]) }, { token });
}

async function formOf(token: string, cardId: string) {
  const [frontPicture, reversePicture] = await Promise.all(['#f00', '#00f'].map(colour => pictureOf(token, colour)));
  return { name: 'Jane Q Doe', cardId, frontPicture: frontPicture ?? '', reversePicture: reversePicture ?? '' };
}

it('goes from a form over its review to verified, and says so in a message (account.review-states)', async () => {
  const token = await exchange.tokenOf('newcomer');
  const form = await formOf(token, 'pa 123-456 x');
  expect(await exchange.get(userCenter, {}, { token })).toEqual({
    reviewStatus: 'not-submitted',
    realName: null,
    cardId: null,
    level: 1,
  });
  await exchange.get(verifyIdentity, form, { token });
  expect(await exchange.get(userInfo, {}, { token })).toMatchObject({ reviewStatus: 'in-review' });
  expect(await exchange.ask(verifyIdentity, form, { token })).toMatchObject({
    message: 'Your documents are already in review.',
  });
  await exchange.core.rounds.run();
  expect(await exchange.get(userCenter, {}, { token })).toMatchObject({ reviewStatus: 'in-review', level: 1 });
  exchange.core.clock.set(Date.now() + 5_000);
  await exchange.core.rounds.run();
  expect(await exchange.get(userCenter, {}, { token })).toEqual({
    reviewStatus: 'verified',
    realName: 'J*** Q D**',
    cardId: 'PA******6X'.replace('******', '*'.repeat(5)),
    level: 2,
  });
  const { messages, unread } = await exchange.get(listMessages, {}, { token });
  expect(messages[0]).toMatchObject({ title: 'Identity verified', isRead: false });
  expect(unread).toBe(1);
});

describe('a form', () => {
  let token: string;
  beforeAll(async () => {
    token = await exchange.tokenOf('newcomer');
    await exchange.core.clerk.perform(deed => exchange.core.members.change(deed, 6, { review_status: 0 }));
  });

  it.each([
    ['the number of somebody else, however it is typed', { cardId: '4403 0519-9003150119' }, /already used/],
    ['no number', { cardId: '??' }, /valid ID number/],
    ['a picture that is not there', { frontPicture: '/api/files/picture/nothing.jpg' }, /Upload the front/],
    ['a picture from elsewhere', { frontPicture: 'https://elsewhere.test/a.jpg' }, /Upload the front/],
  ])('with %s is refused', async (_, change, message) => {
    const form = { ...(await formOf(token, 'FREE-99')), ...change };
    expect(await exchange.ask(verifyIdentity, form, { token })).toMatchObject({
      message: expect.stringMatching(message),
    });
  });

  it('with the same picture twice is refused, uploaded twice or named twice', async () => {
    const form = await formOf(token, 'FREE-99');
    for (const reversePicture of [form.frontPicture, await pictureOf(token, '#f00')]) {
      expect(await exchange.ask(verifyIdentity, { ...form, reversePicture }, { token })).toMatchObject({
        message: 'The front and back are the same image.',
      });
    }
  });

  it('with the pictures of another member is refused', async () => {
    const { frontPicture, reversePicture } = await formOf(await exchange.tokenOf('seller'), 'FREE-99');
    const form = { name: 'Jane', cardId: 'FREE-99', frontPicture, reversePicture };
    expect(await exchange.ask(verifyIdentity, form, { token })).toMatchObject({ kind: 'refused' });
  });

  it('that was refused says why, as its message does, and may be handed in again, its number by whose it is', async () => {
    exchange.core.reviews.verdict = 'refused';
    await exchange.get(verifyIdentity, await formOf(token, 'TAKEN-1'), { token });
    exchange.core.clock.set(Date.now() + 5_000);
    await exchange.core.rounds.run();
    exchange.core.reviews.verdict = 'verified';
    const center = (language: LanguageCode = 'en') => exchange.get(userCenter, {}, { token, language });
    const { messages } = await exchange.get(listMessages, {}, { token });
    expect(await center()).toMatchObject({
      reviewStatus: 'not-submitted',
      realName: null,
      refusal: messages[0]?.content,
    });
    expect(await center('spa')).toMatchObject({ refusal: expect.stringMatching(/^Sus documentos no se han aceptado/) });
    await exchange.get(verifyIdentity, await formOf(token, 'TAKEN-1'), { token });
    expect(await center()).not.toHaveProperty('refusal');
  });
});

it('is not to be found in the database', async () => {
  const rows = await exchange.core.db.selectFrom('identity').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('440305199003150119');
});

it('makes a member of level three of who has more than twenty bitcoins (account.level-three)', async () => {
  const token = await exchange.tokenOf('operator');
  expect(await exchange.get(userCenter, {}, { token })).toMatchObject({ level: 2 });
  await exchange.core.clerk.perform(deed =>
    deed.post({ cause: 'opening', reference: 'level' }, [
      { holding: spot(OUTSIDE, BTC), units: -toUnits(amount('20')) },
      { holding: spot(5, BTC), units: toUnits(amount('20')) },
    ]),
  );
  expect(await exchange.get(userCenter, {}, { token })).toMatchObject({ level: 3 });
});

it('knows a number whatever stands between its signs, and covers a name but its first letters', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{5,30}$/), fc.constantFrom(' ', '-', ''), (card, between) => {
      expect(plainCard(card.split('').join(between))).toBe(card.toUpperCase());
      expect(isCard(plainCard(card))).toBe(true);
    }),
  );
  expect(maskedName('李小明')).toBe('李**');
});
