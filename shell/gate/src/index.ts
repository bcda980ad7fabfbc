export { NoChromium, passGate } from './gate';
export type { Candidate } from './rehearsal/candidate';
