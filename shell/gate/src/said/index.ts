export { allSaid, cut, type Said, type Saying } from './said';
export { SAYINGS } from './sayings';
