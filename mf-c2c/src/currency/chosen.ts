import type { Currency } from '@tradefloor/contract';

const FIRST = 'USDT';

/** The one that the address names, else the one that most is traded of. */
export function chosenOf(currencies: readonly Currency[], id: string): Currency | undefined {
  return (
    currencies.find(currency => currency.id === id) ?? currencies.find(({ name }) => name === FIRST) ?? currencies[0]
  );
}

/** Of servers that do not name it; finer amounts are refused there. */
const DECIMALS = 8;
export const decimalsOf = ({ decimals }: Pick<Currency, 'decimals'>): number => decimals ?? DECIMALS;
