export { Balance } from './balance';
export { HideBalances } from './hide-balances';
