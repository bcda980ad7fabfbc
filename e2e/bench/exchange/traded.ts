/** Nobody of the demo has orders here. */
export const SYMBOL = 'UNI/USDT';
export const PARTIES = ['trader', 'seller'] as const;
