export { Bucket } from './bucket';
export { callerNetwork } from './caller-network';
export { Rate } from './rate';
export { Seats } from './seats';
