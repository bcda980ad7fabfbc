export { anyWire } from './testing/any-wire';
export { departures } from './testing/conforms';
export { faultsIn, reasonFor } from './testing/reason-for';
