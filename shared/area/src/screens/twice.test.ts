import { twice } from './twice';

const lost = Object.assign(new Error('lost'), { name: 'ChunkLoadError' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('tries again what failed soon', async () => {
  const load = jest.fn().mockRejectedValueOnce(lost).mockResolvedValue('here');
  const loading = twice(load);
  await jest.advanceTimersByTimeAsync(250);
  expect([await loading, load.mock.calls.length]).toEqual(['here', 2]);
});

it('takes what a slow line brings, and gives up once what it has long waited for', async () => {
  const after = (ms: number, end: () => unknown) =>
    jest.fn(async () => {
      await new Promise(resolve => setTimeout(resolve, ms));
      return end();
    });
  const slow = twice(after(18_000, () => 'here'));
  const failed = after(19_000, () => {
    throw lost;
  });
  const given = twice(failed).catch((problem: unknown) => problem);
  await jest.advanceTimersByTimeAsync(19_000);
  expect(await slow).toBe('here');
  expect(await given).toBe(lost);
  expect(failed).toHaveBeenCalledTimes(1);
});
