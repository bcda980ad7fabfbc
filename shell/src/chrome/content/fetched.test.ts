import { ready } from '@tradefloor/platform';
import { fetched } from './fetched';

const settle = async () => {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
};

describe('what is fetched when it is wanted', () => {
  it('is fetched once, however many want it', async () => {
    const fetch = jest.fn(() => Promise.resolve('here'));
    const one = fetched(fetch);
    one.want();
    one.want();
    await settle();
    one.want();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(one.state.get()).toEqual(ready('here'));
  });

  it('is tried again after a failure', async () => {
    const fetch = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('here');
    const one = fetched(fetch);
    one.want();
    await settle();
    expect(one.state.get().kind).toBe('failed');
    one.want();
    expect(one.state.get().kind).toBe('loading');
    await settle();
    expect(one.state.get()).toEqual(ready('here'));
  });

  it('is asked for again, once it can be had, only if it did not come', async () => {
    const fetch = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('here');
    const one = fetched(fetch);
    one.retry();
    expect(fetch).not.toHaveBeenCalled();
    one.want();
    await settle();
    one.retry();
    one.retry();
    await settle();
    one.retry();
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(one.state.get()).toEqual(ready('here'));
  });

  it('keeps the old on screen while it is renewed, and an older answer never replaces a newer one', async () => {
    const answers: Array<(text: string) => void> = [];
    const one = fetched(() => new Promise<string>(resolve => answers.push(resolve)));
    one.renew();
    expect(answers).toHaveLength(0);
    one.want();
    one.renew();
    answers[1]?.('Spanish');
    await settle();
    answers[0]?.('English');
    await settle();
    expect(one.state.get()).toEqual(ready('Spanish'));
  });

  it('keeps the old on screen also when it could not be renewed, and asks again', async () => {
    const fetch = jest
      .fn<Promise<string>, []>()
      .mockResolvedValueOnce('English')
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce('Spanish');
    const one = fetched(fetch);
    one.want();
    await settle();
    one.renew();
    await settle();
    expect(one.state.get()).toEqual({ kind: 'ready', value: 'English', problem: new Error('down') });
    one.want();
    await settle();
    expect(one.state.get()).toEqual(ready('Spanish'));
  });
});
