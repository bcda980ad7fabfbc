import type { ChartTab } from '../chart/chart-tab';
import { CurrencyInfo } from './currency-info';

export const currencyTab: ChartTab = { id: 'info', title: 'info.title', View: CurrencyInfo };
