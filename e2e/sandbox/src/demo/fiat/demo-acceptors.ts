import { amount, decimal } from '@tradefloor/money';
import { DAY, HOUR, MINUTE } from '../../clock/clock';
import type { Core } from '../../core';
import { legal } from '../../ledger/account';
import { lendTo } from '../../ledger/house';
import { toUnits } from '../../ledger/ledger';
import { USDT } from '../../market/currency';
import type { AcceptorRow } from '../../storage/tables/c2c';
import { Past } from './past';
import { person, simulatedMember, unknownPassword } from './people';

type Terms = Omit<AcceptorRow, 'id' | 'member_id'>;

const OWN: Terms = {
  name: 'Tradefloor Counter',
  wechat_nickname: '王建国',
  wechat_account: 'wangjianguo_cny',
  alipay_nickname: '王建国',
  alipay_account: 'wangjianguo@tradefloor.test',
  bank_name: '中国建设银行',
  bank_account: '6217000010012345678',
  bank_address: '北京市西城区金融大街支行',
  recharge_quota: '50000',
  recharge_rate: '0.5',
  withdrawal_quota: '50000',
  withdrawal_rate: '0.8',
};

const simulated = (name: string, bank: readonly [string, string, string], terms: readonly string[]): Terms => {
  const [rechargeQuota = '', rechargeRate = '', withdrawalQuota = '', withdrawalRate = ''] = terms;
  const handle = name.toLowerCase().replaceAll(' ', '');
  return {
    name,
    wechat_nickname: name,
    wechat_account: `${handle}_pay`,
    alipay_nickname: name,
    alipay_account: `${handle}@acceptors.tradefloor.test`,
    bank_name: bank[0],
    bank_account: bank[1],
    bank_address: bank[2],
    recharge_quota: rechargeQuota,
    recharge_rate: rechargeRate,
    withdrawal_quota: withdrawalQuota,
    withdrawal_rate: withdrawalRate,
  };
};

const SIMULATED: readonly Terms[] = [
  simulated(
    'Bund Settlement',
    ['中国工商银行', '6222021001112223334', '上海市黄浦区外滩支行'],
    ['200000', '0.3', '150000', '0.6'],
  ),
  simulated('Pearl River OTC', ['招商银行', '6214857812345678', '广州市天河支行'], ['100000', '0.4', '80000', '0.7']),
  simulated('West Lake Pay', ['浙商银行', '6223091234567890123', '杭州市西湖支行'], ['60000', '0.45', '60000', '0.75']),
  simulated('Jasmine Exchange', ['江苏银行', '6228761234567890', '南京市鼓楼支行'], ['30000', '0.6', '20000', '1']),
];

/** The acceptor with deals to serve, others that answer by themselves, and the trader's deals in each state. */
export async function seedAcceptors(core: Core): Promise<void> {
  const now = core.clock.now();
  const own = await enlist(core, person(core, 'acceptor').id, OWN, now - 60 * DAY);
  const hash = await unknownPassword(core);
  const others: AcceptorRow[] = [];
  for (const terms of SIMULATED) {
    const account = terms.alipay_account ?? '';
    const { id } = await core.clerk.perform(deed => simulatedMember(core, deed, { account, isSeller: false }, hash));
    others.push(await enlist(core, id, terms, now - 60 * DAY));
  }
  const past = new Past(core);
  serve(core, past, now, own, others[0] ?? own);
  await past.stored();
}

function enlist(core: Core, memberId: number, terms: Terms, at: number): Promise<AcceptorRow> {
  return core.clerk.perform(deed => {
    const acceptor: AcceptorRow = { ...terms, id: deed.nextId('acceptor'), member_id: memberId };
    core.acceptors.enlist(deed, acceptor);
    return acceptor;
  }, at);
}

type End = 'confirmed' | 'refused' | 'transferred' | 'waiting';

function serve(core: Core, past: Past, now: number, own: AcceptorRow, other: AcceptorRow): void {
  const { acceptors, ledger } = core;
  const deal = (by: string, acceptor: AcceptorRow, side: 'buy' | 'sell', money: string, ago: number, end: End) => {
    const at = now - ago;
    const member = person(core, by);
    const { id } = past.perform(deed => {
      if (acceptor !== own) lendTo(deed, ledger, legal(acceptor.member_id, USDT), toUnits(amount(money)));
      return acceptors.request(deed, member, {
        acceptorId: acceptor.id,
        side,
        way: side === 'buy' ? 'bank' : 'alipay',
        phone: member.phone ?? '13900139000',
        account: side === 'buy' ? '6214830112345678' : '13800138000',
        money: amount(money),
        yuanRate: decimal(core.settings.get('cny_rate')),
      });
    }, at);
    const servant = acceptor.member_id;
    if (end === 'refused') return past.perform(deed => acceptors.refuse(deed, servant, id), at + 12 * MINUTE);
    if (end === 'waiting') return;
    if (side === 'sell') past.perform(deed => acceptors.markTransferred(deed, servant, id), at + 6 * MINUTE);
    if (end === 'transferred') return;
    const confirmer = side === 'buy' ? servant : member.id;
    past.perform(deed => acceptors.confirm(deed, confirmer, id), at + 11 * MINUTE);
  };
  deal('trader', other, 'buy', '5000', 15 * DAY, 'confirmed');
  deal('trader', own, 'buy', '2000', 9 * DAY, 'confirmed');
  deal('trader', own, 'sell', '1500', 7 * DAY, 'confirmed');
  deal('agent', own, 'buy', '1200', 4 * DAY, 'confirmed');
  deal('trader', own, 'buy', '800', 3 * DAY, 'refused');
  deal('trader', other, 'sell', '2600', 2 * DAY, 'confirmed');
  deal('agent', own, 'buy', '600', 3 * HOUR, 'waiting');
  deal('trader', own, 'buy', '3000', 50 * MINUTE, 'waiting');
  deal('trader', own, 'sell', '1000', 25 * MINUTE, 'waiting');
  deal('trader', own, 'sell', '450', 7 * MINUTE, 'transferred');
}
