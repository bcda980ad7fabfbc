import type {
  accountDetail,
  BalanceRow,
  Held,
  HeldByAccount,
  listWalletEntries,
  Wallet,
  wallets as walletsCall,
} from '@tradefloor/contract';
import { amount, cut, decimal, mul } from '@tradefloor/money';
import type { Core } from '../core';
import type { AccountName } from '../ledger/account';
import { CURRENCIES, type Currency } from '../market/currency';
import { idOf } from '../market/quotes';
import { logoPath } from '../pages/logo';
import { usdtOf } from '../spot/spot-calls';
import { forMember, type HandlerOf } from '../wire/ask';
import { chainOf, standsIn } from './account-currencies';
import { assertStandsIn, currencyOf, isOpen } from './wallet-currency';
import { worthOf } from './worth';

const yuan = (core: Core) => decimal(core.settings.get('cny_rate'));

export const wallets: HandlerOf<typeof walletsCall> = forMember((_, { core, member }) => {
  const walletOf = (account: AccountName): Wallet => {
    const usdtTotal = worthOf(core, member.id, account);
    return {
      rows: CURRENCIES.filter(currency => standsIn(currency, account)).map(currency =>
        rowOf(core, member.id, currency),
      ),
      usdtTotal,
      total: account === 'legal' ? cut(mul(usdtTotal, yuan(core)), 2) : null,
    };
  };
  return {
    legal: walletOf('legal'),
    change: walletOf('change'),
    lever: walletOf('lever'),
    micro: walletOf('micro'),
    depositsAndWithdrawalsOpen: isOpen(core),
  };
});

export function rowOf(core: Core, memberId: number, currency: Currency): BalanceRow {
  const usdtPrice = usdtOf(core, currency.id);
  return {
    currencyId: idOf(currency),
    currencyName: currency.name,
    currencyType: chainOf(currency),
    isMatch: standsIn(currency, 'change'),
    isLegal: standsIn(currency, 'legal'),
    isMicro: standsIn(currency, 'micro'),
    isLever: standsIn(currency, 'lever'),
    usdtPrice,
    cnyPrice: cut(mul(usdtPrice, yuan(core)), 4),
    logo: logoPath(currency),
    decimals: currency.scale,
    held: heldOf(core, memberId, currency.id),
  };
}

export function heldOf(core: Core, memberId: number, currencyId: number): HeldByAccount {
  const amountIn = (account: AccountName, part: 'available' | 'locked') =>
    amount(core.ledger.amount({ memberId, currencyId, account, part }));
  const held = (account: AccountName): Held => ({
    available: amountIn(account, 'available'),
    locked: amountIn(account, 'locked'),
  });
  return { legal: held('legal'), change: held('change'), lever: held('lever'), micro: held('micro') };
}

/** The other form: the fiat account by currency name. `user_id` never says who is asking. */
export const walletEntries: HandlerOf<typeof listWalletEntries> = forMember((_, { core, member }) =>
  CURRENCIES.filter(currency => standsIn(currency, 'legal')).map(currency => {
    const { legal } = heldOf(core, member.id, currency.id);
    return { currencyName: currency.name, available: legal.available, locked: legal.locked };
  }),
);

/** One currency's account; its yuan price is that of one unit. */
export const detail: HandlerOf<typeof accountDetail> = forMember((wish, { core, member }) => {
  const currency = currencyOf(wish.currencyId);
  assertStandsIn(currency, wish.account);
  return {
    currencyName: currency.name,
    cnyPrice: cut(mul(usdtOf(core, currency.id), yuan(core)), 4),
    held: heldOf(core, member.id, currency.id),
  };
});
