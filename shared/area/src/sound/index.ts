export { playTones } from './play-tones';
export { useNewsSound } from './use-news-sound';
