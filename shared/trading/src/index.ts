export { tradingTexts } from './texts';
