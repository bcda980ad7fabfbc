export { Bucket } from './bucket';
export { callerNetwork } from './caller-network';
export { FaultLog } from './fault-log';
export { Rate } from './rate';
export { Seats } from './seats';
export { unreadSocket } from './unread-socket';
