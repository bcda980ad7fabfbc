export { type Connections, connectRedis, openRedis, type Redis } from './connections';
