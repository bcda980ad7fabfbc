import type * as Highcharts from 'highcharts/highstock.js';

/** Highcharts adds the minutes of a zone's offset also west of Greenwich: in St. John's no tick fell on a midnight. */
export function tellTrueOffsets({ Time }: Pick<typeof Highcharts, 'Time'>): void {
  Time.prototype.getTimezoneOffset = function (this: { readonly timezone?: string }, timestamp) {
    return this.timezone === 'UTC' ? 0 : new Date(timestamp).getTimezoneOffset() * 60_000;
  };
}
