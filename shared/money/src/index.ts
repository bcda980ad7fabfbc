export { type Amount, branded, type Decimal, type Price } from './amount';
export { amount, decimal, decimalFromWire, isDecimal, parseDecimal, price, ZERO } from './decimal';
export {
  abs,
  add,
  compare,
  cut,
  div,
  fits,
  fixed,
  isMultipleOf,
  isNegative,
  isPositive,
  isZero,
  max,
  min,
  mul,
  neg,
  percentOf,
  sign,
  strip,
  sub,
  sum,
} from './arithmetic';
export { type Cut, divide, fromScaled, powerOfTen, rescale, type Scaled, scaleOf, toScaled } from './scaled';
export {
  grouped,
  type Marks,
  marksOf,
  normaliseWidth,
  type Reading,
  readNumber,
  type Unread,
  unreadable,
  unreadText,
  valueOfTyped,
} from './typed';

export { type LanguageCode, LANGUAGE_NAMES, LANGUAGES, LOCALES } from './format/language';
export { type Digits, formatChange, formatCompact, formatNumber, formatPercent, formatSigned } from './format/number';
export { splitDigits, type SplitDigits } from './format/split-digits';
export { formatCountdown, formatTime, formatWhen, type TimeShape } from './format/time';

export * from './formulas/about';
export * from './formulas/account';
export * from './formulas/assets';
export * from './formulas/band';
export * from './formulas/c2c';
export * from './formulas/leaving';
export * from './formulas/leverage';
export * from './formulas/liquidation';
export * from './formulas/micro';
export * from './formulas/position';
export * from './formulas/risk';
export * from './formulas/spot';
export * from './formulas/staking';
export * from './formulas/stop';
export * from './formulas/transfer';
export * from './formulas/withdrawal';
