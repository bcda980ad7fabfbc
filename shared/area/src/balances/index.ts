export { Balance } from './balance';
export { HideBalances } from './hide-balances';
export { DayChange } from './day-change';
export { Usdt, Worth } from './usdt';
