import { amount, withdrawalFee } from '@tradefloor/money';
import { DAY, HOUR } from '../clock/clock';
import type { Core } from '../core';
import type { AccountName } from '../ledger/account';
import type { Deed } from '../ledger/deed';
import { toUnits } from '../ledger/ledger';
import { currencyNamed } from '../market/currency';
import type { ChainFate } from '../storage/tables/wallet';
import { termsOf } from '../wallet/chain/terms';
import { networkCalled } from '../wallet/networks/networks';

interface DemoMove {
  readonly daysAgo: number;
  readonly currency: string;
  readonly account: 'legal' | 'change';
  readonly network: string;
  readonly number: string;
  readonly fate?: ChainFate;
  /** Waits for somebody after so many steps, so that it is still to be seen later. */
  readonly heldAfter?: 0 | 1;
}
interface DemoWithdrawal extends DemoMove {
  readonly to: string;
  /** In the station, to this member. */
  readonly toAccount?: string;
}

const COLD = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const PARTNER = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const SAFE = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

const SAVED = [
  ['USDT', COLD, 'Cold wallet'],
  ['USDT', PARTNER, 'Partner'],
  ['ETH', COLD, 'Cold wallet'],
  ['BTC', SAFE, 'Safe'],
] as const;

const legal = { account: 'legal' } as const;
const spot = { account: 'change' } as const;

const DEPOSITS: readonly DemoMove[] = [
  { daysAgo: 52, currency: 'USDT', network: 'erc20', number: '5000', ...legal },
  { daysAgo: 47, currency: 'BTC', network: 'btc', number: '0.15', ...spot },
  { daysAgo: 40, currency: 'ETH', network: 'eth', number: '2.4', ...spot },
  { daysAgo: 33, currency: 'USDT', network: 'trc20', number: '3200.5', ...spot },
  { daysAgo: 26, currency: 'USDT', network: 'erc20', number: '800', fate: 'rejected', ...legal },
  { daysAgo: 19, currency: 'BTC', network: 'btc', number: '0.02', fate: 'chain-failure', ...legal },
  { daysAgo: 9, currency: 'SOL', network: 'sol', number: '25', ...spot },
  { daysAgo: 3, currency: 'USDT', network: 'omni', number: '1500', ...legal },
  { daysAgo: 0.2, currency: 'ETH', network: 'eth', number: '0.8', heldAfter: 1, ...legal },
];

const WITHDRAWALS: readonly DemoWithdrawal[] = [
  { daysAgo: 44, currency: 'USDT', network: 'erc20', number: '1200', to: COLD, ...legal },
  { daysAgo: 36, currency: 'BTC', network: 'btc', number: '0.05', to: SAFE, ...spot },
  { daysAgo: 28, currency: 'USDT', network: 'trc20', number: '600', to: PARTNER, fate: 'chain-failure', ...spot },
  { daysAgo: 22, currency: 'ETH', network: 'eth', number: '0.5', to: COLD, fate: 'rejected', ...spot },
  { daysAgo: 14, currency: 'USDT', network: 'erc20', number: '450', to: '', toAccount: 'seller', ...spot },
  { daysAgo: 6, currency: 'USDT', network: 'trc20', number: '2500', to: PARTNER, ...legal },
  { daysAgo: 0.4, currency: 'USDT', network: 'erc20', number: '900', to: COLD, heldAfter: 1, ...legal },
  { daysAgo: 0.1, currency: 'BTC', network: 'btc', number: '0.01', to: SAFE, heldAfter: 0, ...spot },
];

const TRANSFERS: ReadonlyArray<readonly [daysAgo: number, from: AccountName, to: AccountName, number: string]> = [
  [50, 'legal', 'change', '1500'],
  [45, 'legal', 'lever', '600'],
  [41, 'change', 'micro', '250'],
  [30, 'micro', 'change', '120.5'],
  [24, 'lever', 'legal', '200'],
  [16, 'change', 'legal', '300'],
  [11, 'legal', 'micro', '180'],
  [8, 'micro', 'legal', '75.25'],
  [4, 'legal', 'lever', '400'],
  [1.5, 'change', 'lever', '350'],
  [0.3, 'micro', 'change', '60'],
];

/** Two months of a wallet: every status, every way between the accounts, no list empty. */
export async function seedWallet(core: Core, account: string): Promise<void> {
  const memberId = core.members.withAccount(account)?.id;
  if (memberId === undefined) return;
  const now = core.clock.now();
  const events: Array<readonly [daysAgo: number, act: (deed: Deed) => void]> = [
    ...DEPOSITS.map(move => [move.daysAgo, paidIn(core, memberId, move)] as const),
    ...WITHDRAWALS.map(move => [move.daysAgo, paidOut(core, memberId, move)] as const),
    ...TRANSFERS.map(([daysAgo, ...way]) => [daysAgo, moved(memberId, ...way)] as const),
  ];
  await core.clerk.perform(deed => saveAddresses(deed, memberId), now - 55 * DAY);
  for (const [daysAgo, act] of events.toSorted(([one], [other]) => other - one)) {
    const at = Math.round(now - daysAgo * DAY);
    await core.clerk.perform(act, at);
    while (await core.chain.round(at + HOUR));
  }
  // What was credited then was read about then.
  await core.clerk.perform(deed =>
    deed.run(tx =>
      tx
        .updateTable('member_message')
        .set({ is_read: true })
        .where('member_id', '=', memberId)
        .where('created_at', '<', now - DAY)
        .execute(),
    ),
  );
}

const wishOf = (memberId: number, { currency: name, network: called, number, account, fate = 'success' }: DemoMove) => {
  const currency = currencyNamed(name);
  const network = networkCalled(currency, called);
  if (!network) throw new RangeError(`${name} has no network ${called}.`);
  return { memberId, currency, network, account, units: toUnits(amount(number)), fate };
};

const paidIn = (core: Core, memberId: number, move: DemoMove) => (deed: Deed) => {
  const wish = wishOf(memberId, move);
  const own = core.depositAddresses.of(deed, memberId, wish.currency);
  const address = own.find(({ network }) => network === move.network)?.address ?? '';
  heldUp(core, deed, core.chain.deposit(deed, { ...wish, address }).id, move);
};

const paidOut = (core: Core, memberId: number, move: DemoWithdrawal) => (deed: Deed) => {
  const wish = wishOf(memberId, move);
  const toMemberId = core.members.withAccount(`${move.toAccount ?? ''}@tradefloor.test`)?.id ?? null;
  const theirs = toMemberId === null ? [] : core.depositAddresses.of(deed, toMemberId, wish.currency);
  const address = theirs.find(({ network }) => network === move.network)?.address ?? move.to;
  const fee = toUnits(withdrawalFee(amount(move.number), termsOf(wish.currency, move.network)?.rate ?? amount('0')));
  heldUp(core, deed, core.chain.withdraw(deed, { ...wish, address, fee, toMemberId }).id, move);
};

const moved = (memberId: number, from: AccountName, to: AccountName, number: string) => (deed: Deed) => {
  const holding = (account: AccountName) =>
    ({ memberId, currencyId: currencyNamed('USDT').id, account, part: 'available' }) as const;
  const units = toUnits(amount(number));
  deed.post({ cause: 'transfer', reference: `${from}-to-${to}` }, [
    { holding: holding(from), units: -units },
    { holding: holding(to), units },
  ]);
};

/** In the deed that begins it: the clock that runs meanwhile must not move it. */
function heldUp(core: Core, deed: Deed, id: number, { heldAfter }: DemoMove): void {
  if (heldAfter === undefined) return;
  if (heldAfter === 1) core.chain.step(deed, id);
  core.chain.hold(deed, id);
}

function saveAddresses(deed: Deed, memberId: number): void {
  for (const [currency, address, notes] of SAVED) {
    deed.write('withdrawal_address', {
      id: deed.nextId('withdrawal_address'),
      member_id: memberId,
      currency_id: currencyNamed(currency).id,
      address,
      notes,
      created_at: deed.at,
    });
  }
}
