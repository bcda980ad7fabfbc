export { codeOnDemand, lateCode } from './late-code';
export { later } from './later';
export { NothingYet } from './nothing-yet';
export { onDemand } from './on-demand';
export { RowsYet } from './rows-yet';
export { useOnPress } from './use-on-press';
