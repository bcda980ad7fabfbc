import type { CoinInfo, DepositAddress } from '@tradefloor/contract';

/** As wallets write them: a token by its standard, a coin by its chain. */
const NAMES: Readonly<Record<string, string>> = {
  erc20: 'ERC20',
  trc20: 'TRC20',
  omni: 'Omni',
  bep20: 'BEP20',
  btc: 'Bitcoin',
  eth: 'Ethereum',
  sol: 'Solana',
  doge: 'Dogecoin',
  trx: 'TRON',
  avax: 'Avalanche C-Chain',
  ltc: 'Litecoin',
  atom: 'Cosmos Hub',
};

export const networkName = (network: string): string => NAMES[network] ?? network.toUpperCase();

/** In the server's order; a currency of one network has one without a name. */
export const networksIn = (addresses: readonly DepositAddress[]): readonly string[] =>
  addresses.map(({ network }) => network ?? '');

/** A currency's only network is in the server's terms: its address comes without a name. */
export const onlyNetworkIn = ({ networks: [only, ...others] }: CoinInfo): string | null =>
  only === undefined || others.length > 0 ? null : only.name;

/** Which warning of its own a network has. */
export const warningOf = (network: string | null): 'erc20' | 'trc20' | 'omni' | 'other' | null => {
  if (network === null) return null;
  return network === 'erc20' || network === 'trc20' || network === 'omni' ? network : 'other';
};

/** wallet.network-terms: what holds on one network; what the server does not tell apart holds for the currency. */
export function termsOn(info: CoinInfo, network: string | null): CoinInfo {
  const there = info.networks.find(({ name }) => name === network);
  return there === undefined
    ? info
    : {
        ...info,
        depositMin: there.depositMin ?? info.depositMin,
        confirmationsToCredit: there.confirmationsToCredit ?? info.confirmationsToCredit,
        confirmationsToWithdraw: there.confirmationsToWithdraw ?? info.confirmationsToWithdraw,
        withdrawalMin: there.withdrawalMin ?? info.withdrawalMin,
        rate: there.rate ?? info.rate,
      };
}
