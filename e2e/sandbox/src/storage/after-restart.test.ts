import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  asId,
  getDepositAddresses,
  listTransferLog,
  publishAdvert,
  requestDeposit,
  takeAdvert,
  upload,
  userCenter,
  verifyIdentity,
  wallets,
  withdraw,
} from '@tradefloor/contract';
import { listDealWords, listUnreadWords, markWordsRead, sayOnDeal } from '@tradefloor/contract/ext';
import { add, amount, price, sub } from '@tradefloor/money';
import sharp from 'sharp';
import { HOUR, SECOND } from '../clock/clock';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const folder = mkdtempSync(path.join(tmpdir(), 'exchange-'));
const USDT = asId<never>(3);
/** Longer than any restart takes: what is under way before it is under way after it. */
const REVIEW = { reviewSeconds: 600 };
const REVIEWED_MS = REVIEW.reviewSeconds * SECOND;
const SOMEWHERE = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open(REVIEW);
}, STARTING_MS);
afterAll(async () => {
  await exchange.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What is stored at this moment is all that the next one knows: as after a kill. */
async function restart(): Promise<void> {
  const file = path.join(folder, 'stored.tar');
  await exchange.core.database.dump(file);
  await exchange.close();
  exchange = await TestExchange.open({ ...REVIEW, database: { kind: 'memory', snapshot: file } });
}

async function later(milliseconds: number): Promise<void> {
  exchange.core.clock.set(exchange.core.clock.now() + milliseconds);
  await exchange.core.rounds.run();
}

it(
  'reviews a form that was handed in before',
  async () => {
    const token = await exchange.tokenOf('newcomer');
    const [frontPicture = '', reversePicture = ''] = await Promise.all(
      ['#f00', '#00f'].map(colour => picture(token, colour)),
    );
    await exchange.get(
      verifyIdentity,
      { name: 'Jane Doe', cardId: 'RESTART-1', frontPicture, reversePicture },
      { token },
    );
    await restart();
    expect(await exchange.get(userCenter, {}, { token })).toMatchObject({ reviewStatus: 'in-review', level: 1 });
    await later(REVIEWED_MS);
    expect(await exchange.get(userCenter, {}, { token })).toMatchObject({ reviewStatus: 'verified', level: 2 });
  },
  STARTING_MS,
);

it(
  'goes on with deposits and withdrawals that were under way, and ends each once',
  async () => {
    // Who has invited nobody: a share of others' fees would come at midnight, which these hours may pass.
    const token = await exchange.tokenOf('seller');
    const held = async () => {
      const { change } = await exchange.get(wallets, {}, { token });
      const row = change.rows.find(({ currencyName }) => currencyName === 'USDT');
      if (!row) throw new Error('No USDT.');
      return row.held.change;
    };
    const newest = async (kind: 'deposit' | 'withdrawal') =>
      (await exchange.get(listTransferLog, { kind }, { token })).rows[0];
    const before = await held();
    const [address] = await exchange.get(getDepositAddresses, { currencyId: USDT }, { token });
    const spot = { currencyId: USDT, depositAddress: address?.address ?? '', picture: 'placeholder' };
    await exchange.get(requestDeposit, { ...spot, amount: amount('250.5'), fromAddress: 'default' }, { token });
    await exchange.get(withdraw, { currencyId: USDT, amount: amount('25'), address: SOMEWHERE, network: 0 }, { token });
    expect((await held()).locked).toBe(add(before.locked, amount('25')));
    await restart();
    expect([(await newest('deposit'))?.status, (await newest('withdrawal'))?.status]).toEqual(['applying', 'applying']);
    await later(REVIEWED_MS);
    await restart();
    await later(HOUR);
    await later(HOUR);
    expect([(await newest('deposit'))?.status, (await newest('withdrawal'))?.status]).toEqual([
      'chain-success',
      'chain-success',
    ]);
    const after = sub(add(before.available, amount('250.5')), amount('25'));
    expect(await held()).toEqual({ available: after, locked: before.locked });
  },
  STARTING_MS,
);

it(
  'keeps what two have said to each other, and what of it was not read',
  async () => {
    const [seller, buyer] = await Promise.all(['seller', 'trader'].map(name => exchange.tokenOf(name)));
    const asks = [{ token: seller ?? null }, { token: buyer ?? null }] as const;
    const terms = { side: 'sell', currencyId: USDT, way: 'bank', price: price('7.1'), total: amount('50') } as const;
    const advert = await exchange.get(publishAdvert, terms, asks[0]);
    const order = await exchange.get(takeAdvert, { id: asId<never>(String(advert.id)) }, asks[1]);
    const deal = { of: 'c2c-order', id: asId<never>(String(order.id)) } as const;
    const shownOf = await picture(buyer ?? '', '#0f0');
    await exchange.get(sayOnDeal, { ...deal, text: '我付了款 👋' }, asks[1]);
    await exchange.get(sayOnDeal, { ...deal, picture: shownOf }, asks[1]);
    const said = () => exchange.get(listDealWords, deal, asks[0]);
    const unread = async () =>
      (await exchange.get(listUnreadWords, {}, asks[0])).find(({ dealId }) => dealId === deal.id)?.count;
    const before = await said();
    await restart();
    expect(await said()).toEqual(before);
    expect(before.map(({ text, picture: shown }) => [text, shown])).toEqual([
      ['我付了款 👋', null],
      ['', shownOf],
    ]);
    expect(await unread()).toBe(2);
    // Numbers go on where they were: nothing said later takes the place of what was.
    await exchange.get(sayOnDeal, { ...deal, text: 'Thank you' }, asks[0]);
    expect((await said()).map(({ by }) => by)).toEqual(['buyer', 'buyer', 'seller']);
    await exchange.get(markWordsRead, { ...deal, upTo: asId<never>(before.at(-1)?.id ?? '') }, asks[0]);
    await restart();
    expect(await unread()).toBeUndefined();
  },
  STARTING_MS,
);

async function picture(token: string, background: string): Promise<string> {
  const content = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return exchange.get(upload, { file: new Blob([new Uint8Array(content)]) }, { token });
}
