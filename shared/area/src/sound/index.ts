export { useHeardOnce } from './use-heard-once';
export { useSoundOnce } from './use-sound-once';
