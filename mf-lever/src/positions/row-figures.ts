/** Two of a profit in dollars, all that count of one in coins. */
export const profitDecimals = (quote: string): number => (quote === 'USDT' ? 2 : 8);

/** look.bright-digits: four of prices, fees and margins. */
export const BRIGHT = 4;
