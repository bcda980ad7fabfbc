import { CallFailure, type Http } from '@tradefloor/platform';
import { optionalCalls } from './optional-calls';

it('are asked for again until the server has said, and what failed is reported once', async () => {
  const known = jest.fn();
  const report = jest.fn();
  const asked = jest
    .fn()
    .mockRejectedValueOnce(new CallFailure('server-error', 'offers', ''))
    .mockRejectedValueOnce(new CallFailure('unreachable', 'offers', ''))
    .mockResolvedValue({ calls: ['listDevices'], pushes: [] });
  const optional = optionalCalls(known);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stand-in has what is called, and no more
  const http = asked as never as Http;
  for (let times = 0; times < 5; times += 1) await optional.load(http, report);
  expect(optional.has('listDevices')).toBe(true);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(known.mock.calls).toEqual([[[]], [['listDevices']]]);
  expect(report).toHaveBeenCalledTimes(1);
});

it('are asked for again where there were too many calls, and not where the server has said no', async () => {
  const report = jest.fn();
  const failing = (status: number) => jest.fn().mockRejectedValue(new CallFailure('refused', 'offers', '', '', status));
  for (const [status, times] of [
    [429, 2],
    [200, 1],
  ] as const) {
    const asked = failing(status);
    const optional = optionalCalls(jest.fn());
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stand-in has what is called, and no more
    const http = asked as never as Http;
    for (const _ of 'ab') await optional.load(http, report);
    expect(asked).toHaveBeenCalledTimes(times);
  }
});
