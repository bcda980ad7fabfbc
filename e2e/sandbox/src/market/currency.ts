export interface Currency {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  /** Digits after the point that an amount of it may have when it is paid in, out or over. */
  readonly scale: number;
  readonly colour: string;
}

const currency = (id: number, name: string, title: string, colour: string): Currency => ({
  id,
  name,
  title,
  scale: 8,
  colour,
});

/** exchange.currency-codes: BTC is 1 and USDT 3. */
export const CURRENCIES: readonly Currency[] = [
  currency(1, 'BTC', 'Bitcoin', '#f7931a'),
  currency(2, 'ETH', 'Ethereum', '#627eea'),
  currency(3, 'USDT', 'Tether', '#26a17b'),
  currency(4, 'SOL', 'Solana', '#8c5cf6'),
  currency(5, 'BNB', 'BNB', '#d9a400'),
  currency(6, 'XRP', 'XRP', '#5b6770'),
  currency(7, 'DOGE', 'Dogecoin', '#b59a3a'),
  currency(8, 'ADA', 'Cardano', '#2a62c9'),
  currency(9, 'TRX', 'TRON', '#d8303c'),
  currency(10, 'AVAX', 'Avalanche', '#e04848'),
  currency(11, 'LINK', 'Chainlink', '#3361d8'),
  currency(12, 'DOT', 'Polkadot', '#d6237e'),
  currency(13, 'LTC', 'Litecoin', '#4f7fb8'),
  currency(14, 'BCH', 'Bitcoin Cash', '#2fa866'),
  currency(15, 'UNI', 'Uniswap', '#e0488b'),
  currency(16, 'ATOM', 'Cosmos', '#4c5a86'),
  currency(17, 'SUI', 'Sui', '#4b93d8'),
  currency(18, 'TON', 'Toncoin', '#1a8fd1'),
  currency(19, 'AAVE', 'Aave', '#8a62b8'),
];

export const USDT = 3;
export const BTC = 1;

const byId = new Map(CURRENCIES.map(one => [one.id, one]));
const byName = new Map(CURRENCIES.map(one => [one.name, one]));

export const findCurrency = (id: number): Currency | undefined => byId.get(id);

export function currencyNamed(name: string): Currency {
  const found = byName.get(name);
  if (!found) throw new RangeError(`No currency is called ${name}.`);
  return found;
}
