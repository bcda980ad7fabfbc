import { isMalformed, type requestDeposit as requestDepositCall } from '@tradefloor/contract';
import { add, type Amount, amount, compare, max, sub, ZERO } from '@tradefloor/money';
import type { Core } from '../core';
import type { Currency } from '../market/currency';
import { Refusal } from '../messages/refusal';
import type { DepositAddressRow } from '../storage/tables/wallet';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { fateOf } from './chain/fate';
import { networkCalled, networkOf } from './networks/networks';
import { depositedToday } from './sent-today';
import { assertOpen, assertStandsIn, chainTerms, currencyOf, unitsOf } from './wallet-currency';

/**
 * Money is on its way, says its owner. The sandbox's chain takes everybody's word: after the review it arrives, once for
 * each hash. With the address that was paid to it is for the spot account, without one for the fiat account.
 */
export const requestDeposit: HandlerOf<typeof requestDepositCall> = forMember((wish, ask) => {
  const { core, member } = ask;
  const { fromAddress, picture, depositAddress } = wish;
  assertOpen(core);
  if (!core.options.simulation) throw new Refusal('depositsNotSimulated');
  const currency = currencyOf(wish.currencyId);
  const { depositMax: most } = chainTerms(currency);
  const account = depositAddress === undefined ? 'legal' : 'change';
  assertStandsIn(currency, account);
  const units = unitsOf(wish.amount, currency);
  if (compare(wish.amount, most) > 0) throw new Refusal('depositTooLarge', { most, currency: currency.name });
  const hash = claimedHash(wish.hash, account);
  // One after the other: what was claimed today is read before it grows.
  const begin = () =>
    core.clerk.inTurn(`deposits ${member.id}`, async () => {
      await assertWithinDay(core, member.id, currency, wish.amount);
      return ask.perform(deed => {
        const own = core.depositAddresses.of(deed, member.id, currency);
        const { network, address } = paidTo(currency, own, { fromAddress, depositAddress });
        const { depositMin: least } = chainTerms(currency, network.name);
        if (compare(wish.amount, least) < 0) throw new Refusal('depositTooSmall', { least, currency: currency.name });
        const money = { memberId: member.id, currency, account, network, address, units } as const;
        const claim = { fromAddress, hash, picture, fate: fateOf(currency, fromAddress ?? '') };
        return doneSaying(ask, 'depositAsked', { id: core.chain.deposit(deed, { ...money, ...claim }).id });
      });
    });
  if (hash === undefined) return begin();
  return core.clerk.inTurn(`deposit ${currency.id} ${bareHash(hash)}`, async () => {
    await assertUnclaimed(core, currency, hash);
    return begin();
  });
});

/** wallet.deposit-needs: what a deposit request lacks is a parameter error, whatever it is. */
export function parameterError(problem: unknown): unknown {
  const [fault] = isMalformed(problem) ? problem.faults : [];
  return fault?.reason === 'missing' ? new Refusal('parametersWrong', { field: fault.field }) : problem;
}

/** The spot wallet sends whatever stands in the field; only what looks like a hash is one. */
function claimedHash(hash: string | undefined, account: 'legal' | 'change'): string | undefined {
  const claimed = hash?.toLowerCase();
  const isHash = claimed !== undefined && (account === 'legal' || /^(0x)?[\da-f]{64}$/.test(claimed));
  return isHash ? claimed : undefined;
}

/** With `0x` or without it is one transaction. */
const bareHash = (hash: string): string => hash.replace(/^0x/, '');

interface Paid {
  readonly fromAddress: string | undefined;
  readonly depositAddress: string | undefined;
}

/** The own address that was paid to, by itself or by its network's name; in the fiat form the payer's address tells. */
function paidTo(currency: Currency, own: readonly DepositAddressRow[], { fromAddress, depositAddress }: Paid) {
  const byPayer = networkOf(currency, fromAddress ?? '')?.name ?? own[0]?.network;
  const row =
    depositAddress === undefined
      ? own.find(({ network }) => network === byPayer)
      : own.find(({ network, address }) => [network, address].includes(depositAddress));
  const network = row && networkCalled(currency, row.network);
  if (!network) throw new Refusal('addressGone');
  return { network, address: row.address };
}

/** wallet.deposit-word: what is credited on its owner's word alone is bounded, or anybody could own all there is. */
async function assertWithinDay(core: Core, memberId: number, currency: Currency, asked: Amount): Promise<void> {
  const { depositDayLimit: most } = chainTerms(currency);
  const before = await depositedToday(core, memberId, currency);
  if (compare(add(before, asked), most) <= 0) return;
  const left = max(sub(most, before), amount(ZERO));
  throw new Refusal('depositOverDay', { left, most, currency: currency.name });
}

async function assertUnclaimed(core: Core, currency: Currency, hash: string): Promise<void> {
  const before = await core.db
    .selectFrom('chain_record')
    .select('id')
    .where('kind', '=', 'deposit')
    .where('currency_id', '=', currency.id)
    .where('hash', 'in', [bareHash(hash), `0x${bareHash(hash)}`])
    .executeTakeFirst();
  if (before) throw new Refusal('depositClaimed');
}
