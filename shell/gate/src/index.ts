export { passGate } from './gate';
export { NoLook } from './no-look';
export type { Candidate } from './rehearsal/candidate';
