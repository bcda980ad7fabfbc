import { act, render, screen } from '@testing-library/react';
import { allLateCode } from './late-code';
import { later } from './later';

const Place = () => <p>place</p>;
const Part = () => <p>part</p>;

let frames: (() => void)[] = [];
const frame = () =>
  act(async () => {
    for (const each of frames.splice(0)) each();
    await new Promise(resolve => setTimeout(resolve));
  });

beforeEach(() => {
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation(next => frames.push(() => next(0)));
});
afterEach(() => jest.restoreAllMocks());

describe('a part that comes later', () => {
  it('is asked for when its place is on screen, and not before', async () => {
    const load = jest.fn(() => Promise.resolve(Part));
    const Later = later(load, Place);
    render(<Later />);
    expect(screen.getByText('place')).toBeInTheDocument();
    await frame();
    expect(load).not.toHaveBeenCalled();
    await frame();
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByText('part')).toBeInTheDocument();
  });

  it('keeps its place offline, and comes when there is a line again', async () => {
    jest.useFakeTimers();
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = jest.fn(() => (navigator.onLine ? Promise.resolve(Part) : Promise.reject(new Error('no line'))));
    const Later = later(load, Place);
    render(<Later />);
    for (const _ of 'two frames') {
      for (const each of frames.splice(0)) each();
      await act(() => jest.advanceTimersByTimeAsync(300));
    }
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByText('place')).toBeInTheDocument();
    line.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('part')).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('is drawn at once where its code is there: after a swap nobody sees its place', async () => {
    const Later = later(() => Promise.resolve(Part), Place);
    await allLateCode();
    render(<Later />);
    expect(screen.getByText('part')).toBeInTheDocument();
  });

  it('fails as a screen whose code can’t be had when it is never answered, and blames no build for that', async () => {
    jest.useFakeTimers();
    const Later = later((): Promise<typeof Part> => new Promise(() => {}), Place);
    render(<Later />);
    for (const _ of 'two frames') for (const each of frames.splice(0)) each();
    await act(() => jest.advanceTimersByTimeAsync(19_000));
    expect(screen.getByText('place')).toBeInTheDocument();
    const passing = async () => act(() => jest.advanceTimersByTimeAsync(2_000));
    await expect(passing()).rejects.toMatchObject({ name: 'ChunkLoadError' });
    jest.useRealTimers();
  });
});
