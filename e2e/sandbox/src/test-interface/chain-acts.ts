import { amount, isDecimal } from '@tradefloor/money';
import type { Core } from '../core';
import { toUnits } from '../ledger/ledger';
import { findCurrency } from '../market/currency';
import type { ChainFate } from '../storage/tables/wallet';
import { networkCalled } from '../wallet/networks/networks';

const FATES: readonly ChainFate[] = ['success', 'chain-failure', 'rejected'];

/** The simulated chains, for tests. */
export const chainActs = {
  /** `{review_ms, block_ms}`. */
  async 'chain/delays'(core: Core, _: unknown, wish: Readonly<Record<string, unknown>>) {
    for (const [name, setting] of [
      ['review_ms', 'chain_review_ms'],
      ['block_ms', 'chain_block_ms'],
    ] as const) {
      const value = Number(wish[name]);
      if (Number.isSafeInteger(value) && value > 0) await core.settings.set(setting, String(value));
    }
  },
  /** `{open}`: deposits and withdrawals. */
  'chain/open': (core: Core, _: unknown, { open }: Readonly<Record<string, unknown>>) =>
    core.settings.set('chain_open', open === false || open === 'false' ? '0' : '1'),
  /** `{fate}` of the next deposit or withdrawal. */
  'chain/fate'(core: Core, _: unknown, { fate }: Readonly<Record<string, unknown>>) {
    const known = FATES.find(name => name === fate);
    if (!known) return { error: `give one of ${FATES.join(', ')}` };
    core.chain.nextFates.push(known);
    return { fate: known };
  },
  /** `{address, amount}`: somebody pays to a member's address. */
  async 'chain/deposit'(core: Core, _: unknown, wish: Readonly<Record<string, unknown>>) {
    const paidTo = core.depositAddresses.at(String(wish['address']));
    const currency = paidTo && findCurrency(paidTo.currency_id);
    const network = paidTo && currency && networkCalled(currency, paidTo.network);
    const paid = String(wish['amount']);
    if (!network || !isDecimal(paid)) return { error: 'give an address of a member and an amount' };
    const { address, member_id: memberId } = paidTo;
    const record = await core.clerk.perform(deed =>
      core.chain.deposit(deed, {
        memberId,
        currency,
        account: 'change',
        network,
        address,
        units: toUnits(amount(paid)),
        fate: 'success',
        isSeen: true,
      }),
    );
    return { id: record.id };
  },
} as const;
