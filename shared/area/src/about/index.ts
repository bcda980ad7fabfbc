export { AboutBalance, AboutPrice } from './about';
export { useRates } from './use-rates';
