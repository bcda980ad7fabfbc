export { mountChrome } from './mount-chrome';
export { gallery } from './stage/gallery';
export { loadTexts } from './texts/texts';
