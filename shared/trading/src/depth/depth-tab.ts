import type { ChartTab } from '../chart/chart-tab';
import { DepthView } from './depth-view';

export const depthTab: ChartTab = { id: 'depth', title: 'depth.title', View: DepthView };
