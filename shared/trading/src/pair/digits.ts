import type { Quote } from '@tradefloor/contract';
import { priceDecimals } from '@tradefloor/market';
import { type Decimal, fromScaled, SLIDER_DECIMALS } from '@tradefloor/money';

type Scales = Pick<Quote, 'priceScale' | 'amountScale'>;

export const priceDigits: (pair: Scales) => number = priceDecimals;

/** spot.slider-cuts: a pair that does not say takes what the slider makes. */
export const amountDigits = ({ amountScale }: Scales): number => amountScale ?? SLIDER_DECIMALS;

/** The smallest step of a price. */
export const tickOf = (pair: Scales): Decimal => fromScaled(1n, priceDigits(pair));
