export { allSaid, cut, type Said, type Saying, type SayingOf, type Sayings } from './said';
export { SAYINGS } from './sayings';
