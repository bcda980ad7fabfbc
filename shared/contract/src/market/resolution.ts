import { choice } from '../wire/choice';
import type { Kind } from '../wire/kind';

/** market.chart-resolutions: minutes, then days, weeks, months. */
export type Resolution = '1' | '5' | '15' | '30' | '60' | '240' | '1D' | '3D' | '1W' | '1M';

export const resolution: Kind<Resolution> = /* @__PURE__ */ choice<Resolution>({
  '1': ['1min', '1'],
  '5': ['5min', '5'],
  '15': ['15min', '15'],
  '30': ['30min', '30'],
  '60': ['60min', '60', '1hour'],
  '240': ['4hour', '240', '240min'],
  '1D': ['1day', '1D', 'D', 'day'],
  '3D': ['3day', '3D'],
  '1W': ['1week', '1W', 'W', 'week'],
  '1M': ['1mon', '1M', 'M', 'month'],
});
