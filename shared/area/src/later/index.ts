export { lateCode } from './late-code';
export { later } from './later';
export { NothingYet } from './nothing-yet';
export { RowsYet } from './rows-yet';
