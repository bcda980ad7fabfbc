export { useNewsSound } from './use-news-sound';
