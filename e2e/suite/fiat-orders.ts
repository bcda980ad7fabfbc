import { crc32, deflateSync } from 'node:zlib';
import { done, type FiatMember, fiatMember, got, published, taken } from './fiat-members';
import { uploaded } from './members';
import { tokenOf } from './sign-in';
import type { Suite } from './suite';

const MINUTE_MS = 60_000;
/** As long as the exchange takes them, with nowhere to break. */
const NAME = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100);
const WORDS = 'Überweisungsbestätigungen'.repeat(20);
const ACCOUNT = '6222'.repeat(10);
/** Of an ad's worth the most: eleven digits of money. */
const PRICE = '8000000.12';
const QUANTITY = '1.23456789';

interface Trader extends FiatMember {
  readonly picture: string;
}

interface Parties {
  readonly buyer: Trader;
  readonly seller: Trader;
}

/** Somebody new who has an order in each state, bought and sold, with the longest that two can be called, pay, say and show. */
export async function ordersInEachState(suite: Suite) {
  const [member, other] = [await traderOf(suite), await traderOf(suite)];
  const sides: readonly Parties[] = [
    { buyer: member, seller: other },
    { buyer: other, seller: member },
  ];
  const orders: string[] = [];
  for (const parties of sides) orders.push(await placed(suite, parties));
  await suite.want('clock', { now: Date.now() + 15 * MINUTE_MS + 2_000 });
  await suite.want('clock');
  const ruled: Array<readonly [id: string, winner: 'buyer' | 'seller']> = [];
  const cancelled: Array<readonly [id: string, buyer: Trader]> = [];
  for (const parties of sides) {
    orders.push(await placed(suite, parties), await paid(suite, parties));
    const released = await paid(suite, parties);
    await done(suite, 'c2c/legal_deal_sure', parties.seller.token, { id: released });
    const isOver = await placed(suite, parties);
    cancelled.push([isOver, parties.buyer]);
    orders.push(released, isOver, await disputed(suite, parties));
    for (const winner of ['buyer', 'seller'] as const) {
      const id = await disputed(suite, parties);
      ruled.push([id, winner]);
      orders.push(id);
    }
  }
  // Last of all: three in a day end the trading of that day.
  for (const [id, { token }] of cancelled) await done(suite, 'c2c/user_legal_pay_cancel', token, { id });
  const operator = await tokenOf(suite.url, 'operator');
  for (const [id, winner] of ruled) await rule(suite, operator, id, winner);
  return { member, orders };
}

async function traderOf(suite: Suite): Promise<Trader> {
  const member = await fiatMember(suite);
  const { token } = member;
  const picture = String(await uploaded(suite, widePicture(), token));
  await done(suite, 'user/cash_save', token, {
    real_name: NAME,
    bank_name: NAME,
    bank_account: ACCOUNT,
    wechat_nickname: NAME,
    wechat_account: `wxid_${NAME}`,
    wechat_pic: picture,
  });
  const seller = await tokenOf(suite.url, 'seller');
  const id = await taken(suite, token, await published(suite, seller, '20'), '20');
  await done(suite, 'c2c/user_legal_pay', token, { id });
  await done(suite, 'c2c/legal_deal_sure', seller, { id });
  return { ...member, picture };
}

/** Each side has said something, and shown a picture. */
async function placed(suite: Suite, { buyer, seller }: Parties): Promise<string> {
  const advert = { type: 'sell', currency_id: '3', way: 'we_chat', total_number: QUANTITY, price: PRICE };
  await done(suite, 'c2c_send', seller.token, advert);
  const list = await got(suite, 'c2c/seller_trade?type=sell&page=1&currency_id=3', seller.token);
  const { data } = list as { readonly data: readonly { readonly id: number }[] };
  const id = await taken(suite, buyer.token, String(data[0]?.id), QUANTITY);
  for (const { token, picture } of [buyer, seller]) {
    await done(suite, 'ext/deal/say', token, { of: 'c2c', id, text: WORDS });
    await done(suite, 'ext/deal/say', token, { of: 'c2c', id, pic: picture });
  }
  // So much is said at once by nobody.
  await suite.want('limits/clear');
  return id;
}

async function paid(suite: Suite, parties: Parties): Promise<string> {
  const id = await placed(suite, parties);
  await done(suite, 'c2c/user_legal_pay', parties.buyer.token, { id });
  return id;
}

async function disputed(suite: Suite, parties: Parties): Promise<string> {
  const id = await paid(suite, parties);
  await done(suite, 'ext/rulings/ask', parties.buyer.token, { of: 'c2c', id, text: WORDS });
  return id;
}

async function rule(suite: Suite, token: string, dealId: string, winner: string): Promise<void> {
  const { data } = (await got(suite, `ext/rulings?of=c2c&deal_id=${dealId}`, token)) as {
    readonly data: readonly { readonly id: number }[];
  };
  await done(suite, 'ext/rulings/decide', token, { id: String(data[0]?.id), decided_for: winner, text: WORDS });
}

let shade = 0;

/** Wider than any screen, and no two alike: the exchange refuses the same twice. */
function widePicture(): string {
  const [width, height] = [2_400, 120];
  shade = (shade + 1) % 256;
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  // Eight bits of grey.
  head[8] = 8;
  const rows = Buffer.alloc((width + 1) * height, shade);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]).toString('base64');
}
