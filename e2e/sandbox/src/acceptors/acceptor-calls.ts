import type { Acceptor, acceptorInfo, dealWithAcceptor, listAcceptorDeals, listAcceptors } from '@tradefloor/contract';
import { asId } from '@tradefloor/contract';
import type {
  confirmAcceptorDeal,
  listDealsToServe,
  markDealTransferred,
  refuseAcceptorDeal,
} from '@tradefloor/contract/ext';
import { ACCEPTOR_CONFIRMS_AFTER_MS, type Amount, amount, compare, decimal, isZero, min } from '@tradefloor/money';
import { isSimulated } from '../account/members';
import { MINUTE } from '../clock/clock';
import type { Core } from '../core';
import { legal } from '../ledger/account';
import type { Deed } from '../ledger/deed';
import { fromUnits, toUnits } from '../ledger/ledger';
import { lendTo } from '../ledger/house';
import { USDT } from '../market/currency';
import type { MessageKey } from '../messages/en';
import { Refusal } from '../messages/refusal';
import type { AcceptorRow } from '../storage/tables/c2c';
import { ownHand } from '../security/own-hand';
import { assertMayLeave, isQuiet } from '../security/quiet-day';
import { freeToLeave } from '../wallet/chain/free-to-leave';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { wholeOf } from '../wire/whole-id';
import type { AcceptorDesk } from './acceptor-desk';
import { dealsOf } from './deal-lists';
import { dealOf } from './deal-rows';
import { inYuan, rechargeFor } from './deal-rules';

const yuan = (core: Core) => decimal(core.settings.get('cny_rate'));
const usdtOf = (core: Core, memberId: number) => amount(core.ledger.amount(legal(memberId, USDT)));

/** No more of a quota than the acceptor can serve. */
function rechargeQuotaOf(core: Core, row: AcceptorRow): Amount {
  const quota = amount(row.recharge_quota);
  if (isServedBySimulation(core, row)) return quota;
  const usdt = fromUnits(freeToLeave(core, { memberId: row.member_id, currencyId: USDT }, 'legal'));
  return min(quota, rechargeFor(amount(usdt), yuan(core), decimal(row.recharge_rate)));
}

/** What there is not shall not be told as the member's own balance. */
function assertServes(core: Core, row: AcceptorRow, money: Amount): void {
  const most = rechargeQuotaOf(core, row);
  if (isZero(most)) throw new Refusal('acceptorGone');
  if (compare(money, most) > 0) throw new Refusal('rechargeQuota', { most });
}

/** As one member sees it: what that member could withdraw. */
function acceptorOf(core: Core, row: AcceptorRow, viewerId: number): Acceptor {
  return {
    id: asId(row.id),
    userId: asId(row.member_id),
    name: row.name,
    userBalance: inYuan(usdtOf(core, viewerId), yuan(core)),
    wechatNickname: row.wechat_nickname,
    wechatAccount: row.wechat_account,
    alipayNickname: row.alipay_nickname,
    alipayAccount: row.alipay_account,
    bankName: row.bank_name,
    bankAccount: row.bank_account,
    bankAddress: row.bank_address,
    rechargeQuota: rechargeQuotaOf(core, row),
    rechargeRate: decimal(row.recharge_rate),
    withdrawalQuota: amount(row.withdrawal_quota),
    withdrawalRate: decimal(row.withdrawal_rate),
  };
}

export const isServedBySimulation = (core: Core, { member_id }: AcceptorRow): boolean =>
  isSimulated(core.members.withId(member_id));

export const acceptors: HandlerOf<typeof listAcceptors> = forMember((_, { core, member }) =>
  core.acceptors.all().map(row => acceptorOf(core, row, member.id)),
);

export const acceptor: HandlerOf<typeof acceptorInfo> = forMember(({ id }, { core, member }) => {
  const row = core.acceptors.withId(wholeOf(id));
  if (!row) throw new Refusal('acceptorGone');
  return acceptorOf(core, row, member.id);
});

/** A withdrawal takes the member's own hand at once: once the acceptor has marked it transferred, it confirms itself. */
export const requestDeal: HandlerOf<typeof dealWithAcceptor> = forMember(
  async ({ fundPassword, code, ...wish }, ask) => {
    const { core, member } = ask;
    const acceptorId = wholeOf(wish.acceptorId);
    const allow = wish.side === 'sell' ? await ownHand(core, member, { fundPassword, code }) : null;
    return ask.perform(deed => {
      if (wish.side === 'sell') assertMayLeave(core, member.id, deed.at);
      allow?.(deed);
      const row = core.acceptors.withId(acceptorId);
      // A simulated acceptor always has what a recharge needs.
      if (row && isServedBySimulation(core, row) && !core.options.simulation) throw new Refusal('acceptorGone');
      // A recharge is paid out of the acceptor's own coins.
      if (row && wish.side === 'buy' && isQuiet(core, row.member_id, deed.at)) throw new Refusal('acceptorGone');
      if (row && wish.side === 'buy') assertServes(core, row, wish.money);
      if (row && wish.side === 'buy' && isServedBySimulation(core, row)) {
        lendTo(deed, core.ledger, legal(row.member_id, USDT), toUnits(amount(row.recharge_quota)));
      }
      const { id } = core.acceptors.request(deed, member, { ...wish, acceptorId, yuanRate: yuan(core) });
      return doneSaying(ask, 'dealPlaced', { id });
    });
  },
);

/** `address` never says who is asking. */
export const myDeals: HandlerOf<typeof listAcceptorDeals> = forMember(async ({ side, page = 1 }, ask) => {
  const { core, member, language } = ask;
  const { rows, total } = await dealsOf(core, { memberId: member.id, side }, page);
  return { rows: rows.map(row => dealOf(core, row, member.id, language)), total };
});

export const dealsToServe: HandlerOf<typeof listDealsToServe> = forMember(async ({ page = 1 }, ask) => {
  const { core, member, language } = ask;
  const own = core.acceptors.ofMember(member.id);
  if (!own) throw new Refusal('forbidden');
  const { rows, total } = await dealsOf(core, { acceptorId: own.id }, page);
  return { rows: rows.map(row => dealOf(core, row, member.id, language)), total };
});

type Step = (desk: AcceptorDesk, deed: Deed, memberId: number, dealId: number) => void;

const step = (take: Step, says: MessageKey): HandlerOf<typeof refuseAcceptorDeal> =>
  forMember(({ id }, ask) =>
    ask.perform(deed => {
      take(ask.core.acceptors, deed, ask.member.id, wholeOf(id));
      const values = { minutes: ACCEPTOR_CONFIRMS_AFTER_MS / MINUTE };
      return doneSaying(ask, says, { id: wholeOf(id), values });
    }),
  );

/** Whether the held coins are this member's own, and go by the confirmation: the acceptor's of a recharge. */
function givesAway({ acceptors }: Core, memberId: number, dealId: number): boolean {
  const deal = acceptors.waitingWith(dealId);
  return deal?.side === 'buy' && acceptors.withId(deal.acceptor_id)?.member_id === memberId;
}

/** By the acceptor's own hand, where it gives away. The member of a withdrawal has shown theirs already. */
export const confirmDeal: HandlerOf<typeof confirmAcceptorDeal> = forMember(async ({ id, ...proofs }, ask) => {
  const { core, member } = ask;
  const dealId = wholeOf(id);
  const allow = givesAway(core, member.id, dealId) ? await ownHand(core, member, proofs) : null;
  return ask.perform(deed => {
    allow?.(deed);
    core.acceptors.confirm(deed, member.id, dealId);
    return doneSaying(ask, 'dealConfirmed', { id: dealId });
  });
});
export const refuseDeal: HandlerOf<typeof refuseAcceptorDeal> = step(
  (desk, ...of) => desk.refuse(...of),
  'dealRefused',
);
export const transferred: HandlerOf<typeof markDealTransferred> = step(
  (desk, ...of) => desk.markTransferred(...of),
  'dealTransferred',
);
