export { EntrustList } from '../positions/entrust-list';
export { PastList } from '../positions/past-list';
export { PositionList } from '../positions/position-list';
export { AccountBar } from '../risk/account-bar';
export { DealList } from '../deals/deal-list';
