import Highcharts from 'highcharts/highstock.js';
import { tellTrueOffsets } from './true-offsets';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['St. John’s', 210],
  ['Kathmandu', -345],
  ['New York', 300],
])('ticks are placed by the offset that the reader’s clock has: %s (market.session-utc)', (_, west) => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(west);
  tellTrueOffsets(Highcharts);
  expect(new Highcharts.Time({ timezone: undefined } as object).getTimezoneOffset(0)).toBe(west * 60_000);
  expect(new Highcharts.Time({ timezone: 'UTC' }).getTimezoneOffset(0)).toBe(0);
});
