export { browserClock, type FrameClock, Frames } from './live/frames';
export { type Freshness, freshness } from './live/freshness';
export { Live, type LiveStatus } from './live/live';
export { liveReader, type LiveView } from './live/live-view';
export { paced } from './live/paced';
export { Listeners, type Readable } from './live/store';
export { type StoreContext, storesOf } from './live/stores';
