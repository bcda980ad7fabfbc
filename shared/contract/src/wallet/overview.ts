import type { Amount } from '@tradefloor/money';
import { call } from '../call';
import { list, maybe, or, orBare } from '../wire/containers';
import { amount, price } from '../wire/decimals';
import { currencyId, userId } from '../wire/ids';
import { type Kind, mapped, type PlainOf } from '../wire/kind';
import { count, flag } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { text } from '../wire/text';
import { accountKind, type AccountKind } from './account-kind';

/** What one account has of one currency. */
export interface Held {
  readonly available: Amount;
  readonly locked: Amount;
}

/** One account's rows may leave out the balances of the others: those are zero. */
const heldFields = () => ({
  legalBalance: field('legal_balance', or(amount, '0')),
  changeBalance: field('change_balance', or(amount, '0')),
  leverBalance: field('lever_balance', or(amount, '0')),
  microBalance: field('micro_balance', or(amount, '0')),
  lockLegalBalance: field('lock_legal_balance', or(amount, '0')),
  lockChangeBalance: field('lock_change_balance', or(amount, '0')),
  lockLeverBalance: field('lock_lever_balance', or(amount, '0')),
  lockMicroBalance: field('lock_micro_balance', or(amount, '0')),
});

interface FlatHeld {
  readonly legalBalance: Amount;
  readonly changeBalance: Amount;
  readonly leverBalance: Amount;
  readonly microBalance: Amount;
  readonly lockLegalBalance: Amount;
  readonly lockChangeBalance: Amount;
  readonly lockLeverBalance: Amount;
  readonly lockMicroBalance: Amount;
}
export type HeldByAccount = Readonly<Record<AccountKind, Held>>;

const byAccount = (flat: FlatHeld): HeldByAccount => ({
  legal: { available: flat.legalBalance, locked: flat.lockLegalBalance },
  change: { available: flat.changeBalance, locked: flat.lockChangeBalance },
  lever: { available: flat.leverBalance, locked: flat.lockLeverBalance },
  micro: { available: flat.microBalance, locked: flat.lockMicroBalance },
});

const flattened = ({ legal, change, lever, micro }: HeldByAccount): FlatHeld => ({
  legalBalance: legal.available,
  changeBalance: change.available,
  leverBalance: lever.available,
  microBalance: micro.available,
  lockLegalBalance: legal.locked,
  lockChangeBalance: change.locked,
  lockLeverBalance: lever.locked,
  lockMicroBalance: micro.locked,
});

/** One currency of a user. */
export interface BalanceRow extends PlainOf<typeof balanceRow> {}
export const balanceRow = /* @__PURE__ */ mapped(
  /* @__PURE__ */ shape(() => ({
    currencyId: field('currency', currencyId, 'currency_id', 'id'),
    currencyName: field('currency_name', text, 'name'),
    /** `eth`, `btc`, `usdt`, `erc20`, `omni`: which chain its addresses are of. */
    currencyType: field('currency_type', maybe(text)),
    isMatch: field('is_match', or(flag, 0)),
    isLegal: field('is_legal', or(flag, 0)),
    isMicro: field('is_micro', or(flag, 0)),
    isLever: field('is_lever', or(flag, 0)),
    usdtPrice: field('usdt_price', or(price, '0')),
    cnyPrice: field('cny_price', maybe(price)),
    logo: field('logo', maybe(text)),
    /** Finer amounts are refused. */
    decimals: field('decimals', maybe(count)),
    ...heldFields(),
  })),
  found => ({
    currencyId: found.currencyId,
    currencyName: found.currencyName,
    currencyType: found.currencyType,
    isMatch: found.isMatch,
    isLegal: found.isLegal,
    isMicro: found.isMicro,
    isLever: found.isLever,
    usdtPrice: found.usdtPrice,
    cnyPrice: found.cnyPrice,
    logo: found.logo,
    decimals: found.decimals,
    held: byAccount(found),
  }),
  ({ held, ...row }) => ({ ...row, ...flattened(held) }),
);

export interface Wallet extends PlainOf<typeof wallet> {}
export const wallet = /* @__PURE__ */ shape(() => ({
  rows: field('balance', list<BalanceRow>(balanceRow)),
  usdtTotal: field('usdt_totle', or(amount, '0')),
  /** In the display currency; only the fiat wallet has it. */
  total: field('totle', maybe(amount)),
}));

export interface WalletOverview extends PlainOf<typeof walletOverview> {}
export const walletOverview = /* @__PURE__ */ shape(() => ({
  legal: field('legal_wallet', orBare(wallet)),
  change: field('change_wallet', orBare(wallet)),
  lever: field('lever_wallet', orBare(wallet)),
  micro: field('micro_wallet', orBare(wallet)),
  depositsAndWithdrawalsOpen: field('is_open_CTbi', or(flag, 0)),
}));

export const wallets = /* @__PURE__ */ call('wallets', 'POST', '/api/wallet/list', {
  answer: (): Kind<WalletOverview> => walletOverview,
});

/** The other form of the wallet list: the legal account by currency name. */
export interface WalletEntry extends PlainOf<typeof walletEntry> {}
export const walletEntry = /* @__PURE__ */ shape(() => ({
  currencyName: field('token', text),
  available: field('balance', or(amount, '0')),
  locked: field('lock_balance', or(amount, '0')),
}));

/** `user_id` never says who is asking: wire.token-says-who. */
export const listWalletEntries = /* @__PURE__ */ call('listWalletEntries', 'GET', '/api/wallet/list', {
  payload: () => ({ userId: optional('user_id', userId) }),
  answer: () => list<WalletEntry>(walletEntry),
});

/** One currency's account. */
export interface AccountDetail extends PlainOf<typeof accountDetailShape> {}
export const accountDetailShape = /* @__PURE__ */ mapped(
  /* @__PURE__ */ shape(() => ({
    currencyName: field('currency_name', text),
    cnyPrice: field('cny_price', or(price, '0')),
    ...heldFields(),
  })),
  found => ({ currencyName: found.currencyName, cnyPrice: found.cnyPrice, held: byAccount(found) }),
  ({ held, ...detail }) => ({ ...detail, ...flattened(held) }),
);

export const accountDetail = /* @__PURE__ */ call('accountDetail', 'POST', '/api/wallet/detail', {
  payload: () => ({ currencyId: field('currency', currencyId), account: field('type', accountKind) }),
  answer: (): Kind<AccountDetail> => accountDetailShape,
});
