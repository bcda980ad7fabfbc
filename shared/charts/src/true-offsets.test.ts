import { tellTrueOffsets } from './true-offsets';

/** As Highcharts has it: without a zone, it is the reader's own. */
class Time {
  constructor(readonly timezone?: string) {}
  getTimezoneOffset(at: number): number {
    return at * Number.NaN;
  }
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['St. John’s', 210],
  ['Kathmandu', -345],
  ['New York', 300],
])('ticks are placed by the offset that the reader’s clock has: %s (market.session-utc)', (_, west) => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(west);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stand-in has what is called, and no more
  tellTrueOffsets({ Time } as never);
  expect(new Time().getTimezoneOffset(0)).toBe(west * 60_000);
  expect(new Time('UTC').getTimezoneOffset(0)).toBe(0);
});
