import {
  type Amount,
  branded,
  type Decimal,
  decimalFromWire,
  fits,
  isDecimal,
  type Price,
  strip,
} from '@tradefloor/money';
import type { JsonSchema } from './json-schema';
import { type Kind, leaf, type Refusal, refuse } from './kind';
import type { FaultReason } from './malformed';
import { trusted } from './trusted';

/** No currency has more; what a single currency or pair allows is the exchange's own check. */
const MOST_DECIMALS = 18;
const MOST_WHOLE_DIGITS = 20;
const MOST_HANDS_DIGITS = 12;

const answeredForm: JsonSchema = { type: 'string', format: 'decimal', pattern: '^-?(0|[1-9]\\d*)(\\.\\d+)?$' };

function readDecimal(wire: unknown): Decimal | Refusal {
  return decimalFromWire(wire) ?? refuse('not-a-number');
}

/** Tolerant: numbers, exponents, a plus sign; `1e-7` becomes `0.0000001` by its digits, never by arithmetic. */
export const decimal: Kind<Decimal> = /* @__PURE__ */ leaf(answeredForm, readDecimal);
// What unit a number has, only its place on the wire says: the brand is the field's.
export const amount: Kind<Amount> = /* @__PURE__ */ trusted<Kind<Amount>>(decimal);
export const price: Kind<Price> = /* @__PURE__ */ trusted<Kind<Price>>(decimal);

/** `+1.25%` is a percent too. */
export const percent: Kind<Decimal> = /* @__PURE__ */ leaf(answeredForm, wire =>
  readDecimal(typeof wire === 'string' ? wire.replace(/%\s*$/, '') : wire),
);

/** Strict, for what a user sends: plain notation, not negative, and a reason for everything else. `1.50` is 1.5. */
function given<Value extends Decimal>(least: 'zero' | 'above-zero'): Kind<Value> {
  const form: JsonSchema = {
    type: 'string',
    format: least === 'zero' ? 'decimal' : 'positive-decimal',
    pattern: `^(0|[1-9]\\d{0,${MOST_WHOLE_DIGITS - 1}})(\\.\\d{1,${MOST_DECIMALS}})?$`,
  };
  return leaf<Value>(form, wire => {
    const value = typeof wire === 'number' ? String(wire) : wire;
    if (!isDecimal(value)) return refuse(whyNot(value));
    if (value.startsWith('-')) return refuse('negative');
    if (least === 'above-zero' && !isAboveZero(value)) return refuse('not-positive');
    if (!fits(value, MOST_DECIMALS)) return refuse('too-precise');
    const [whole = ''] = value.split('.');
    return whole.length > MOST_WHOLE_DIGITS ? refuse('too-large') : branded(strip(value));
  });
}

function whyNot(value: unknown): FaultReason {
  if (typeof value !== 'string') return 'not-a-number';
  if (/^[+-]?[\d.]+e[+-]?\d+$/i.test(value.trim())) return 'exponent';
  return /^-?\d{60,}(\.\d+)?$|^-?\d+\.\d{60,}$/.test(value) ? 'too-large' : 'not-a-number';
}

export const isAboveZero = (value: Decimal): boolean => /[1-9]/.test(value) && !value.startsWith('-');

export const givenAmount: Kind<Amount> = /* @__PURE__ */ given<Amount>('above-zero');
export const givenPrice: Kind<Price> = /* @__PURE__ */ given<Price>('above-zero');
/** Zero says "none": the price of a market order, a stop that is lifted. */
export const givenPriceOrZero: Kind<Price> = /* @__PURE__ */ given<Price>('zero');
export const givenPercent: Kind<Decimal> = /* @__PURE__ */ given<Decimal>('zero');

/** Hands and multipliers: a positive whole number, kept as text because formulas count with decimals. */
export const givenWhole: Kind<Decimal> = /* @__PURE__ */ leaf<Decimal>(
  { type: 'string', pattern: `^[1-9]\\d{0,${MOST_HANDS_DIGITS - 1}}$` },
  wire => {
    const value = typeof wire === 'number' ? String(wire) : wire;
    if (!isDecimal(value)) return refuse(whyNot(value));
    if (value.startsWith('-')) return refuse('negative');
    if (value.includes('.')) return refuse('not-whole');
    if (value === '0') return refuse('not-positive');
    return value.length > MOST_HANDS_DIGITS ? refuse('too-large') : value;
  },
);
