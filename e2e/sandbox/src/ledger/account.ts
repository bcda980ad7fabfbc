/** wallet.four-accounts: fiat, spot, contract, seconds contract. */
export const ACCOUNTS = ['legal', 'change', 'lever', 'micro'] as const;
export type AccountName = (typeof ACCOUNTS)[number];
export const PARTS = ['available', 'locked'] as const;
export type Part = (typeof PARTS)[number];

/** Where money stands: one member's part of one account in one currency. */
export interface Holding {
  readonly memberId: number;
  readonly currencyId: number;
  readonly account: AccountName;
  readonly part: Part;
}

/** The world beyond the exchange: what comes in from here is owed to it. The only party that may be below zero. */
export const OUTSIDE = -1;
/** The house that stands behind the simulated traders. */
export const DESK = -2;
/** What trading brings the exchange. */
export const FEES = -3;
/** The house that takes the other side of leverage and micro: pays what members win, keeps what they lose. */
export const HOUSE = -4;

export const keyOf = ({ memberId, currencyId, account, part }: Holding): string =>
  `${memberId}:${currencyId}:${account}:${part}`;

const inAccount =
  (account: AccountName) =>
  (memberId: number, currencyId: number, part: Part = 'available'): Holding => ({
    memberId,
    currencyId,
    account,
    part,
  });

export const spot = inAccount('change');
export const lever = inAccount('lever');
export const micro = inAccount('micro');
/** The fiat account: what members and acceptors trade against money of the country. */
export const legal = inAccount('legal');
