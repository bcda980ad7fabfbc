import { plainly } from '@tradefloor/area/form';

/** Whose money the address of a wallet's link is for; null where several are sent to addresses of that form. */
const CURRENCY_OF: Readonly<Record<string, string | null>> = {
  bitcoin: 'BTC',
  litecoin: 'LTC',
  dogecoin: 'DOGE',
  ethereum: null,
};

/** BIP 21 and EIP-681. One that calls a contract names that, not who is to be paid: it is taken for no address. */
const LINK = /^([a-z]+):(?:pay-)?([a-z0-9]+)(?:@1)?(?:\?.*)?$/i;

const linkIn = (typed: string): readonly [scheme: string, address: string] | null => {
  const [, scheme = '', address = ''] = LINK.exec(plainly(typed)) ?? [];
  return Object.hasOwn(CURRENCY_OF, scheme.toLowerCase()) ? [scheme.toLowerCase(), address] : null;
};

/** The address in what was typed or pasted: wallets share it in a link, with an amount that is not ours to take. */
export const addressIn = (typed: string): string => linkIn(typed)?.[1] ?? plainly(typed);

/** Whether what was pasted says of itself that it is for another currency, though the address may have its form. */
export function isForAnother(currency: string, typed: string): boolean {
  const [scheme = ''] = linkIn(typed) ?? [];
  const named = CURRENCY_OF[scheme] ?? null;
  return named !== null && named !== currency;
}
