import { act, fireEvent, render, screen } from '@testing-library/react';
import useEmblaCarousel from 'embla-carousel-react';
import { Carousel } from './carousel';

// jsdom measures nothing, so Embla would see no slides; what it does with them is its own tests' business.
jest.mock('embla-carousel-react');

const PACE = 4_000;
const labels = {
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  slide: (number: number, of: number) => `${number} of ${of}`,
};

let scrollNext: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  scrollNext = jest.fn();
  const api = {
    on: () => api,
    off: () => api,
    scrollSnapList: () => [0, 0.5],
    scrollNext,
    scrollPrev: jest.fn(),
  };
  jest.mocked<() => unknown>(useEmblaCarousel).mockReturnValue([() => undefined, api]);
});
afterEach(() => jest.useRealTimers());

const beat = () => act(() => jest.advanceTimersByTime(PACE));

function draw() {
  const slides = ['Notices', 'Fees'].map(key => ({ key, content: <a href="/noticeList">{key}</a> }));
  render(<Carousel {...{ slides, labels }} label="News" perView={{ wide: 4, medium: 2, narrow: 1 }} pace={PACE} />);
  return screen.getByRole('region', { name: 'News' });
}

test('moves at its pace, and stops under the pointer and while the keyboard is in it', () => {
  const carousel = draw();
  beat();
  expect(scrollNext).toHaveBeenCalledTimes(1);
  fireEvent.pointerEnter(carousel);
  beat();
  expect(scrollNext).toHaveBeenCalledTimes(1);
  fireEvent.pointerLeave(carousel);
  act(() => screen.getByRole('link', { name: 'Fees' }).focus());
  beat();
  expect(scrollNext).toHaveBeenCalledTimes(1);
  act(() => screen.getByRole('link', { name: 'Fees' }).blur());
  beat();
  expect(scrollNext).toHaveBeenCalledTimes(2);
});

test('can be paused, and started again', () => {
  draw();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  beat();
  expect(scrollNext).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  beat();
  expect(scrollNext).toHaveBeenCalledTimes(1);
});

test('stands still under reduced motion until it is started, and can be leafed through', () => {
  const matchMedia = jest.spyOn(window, 'matchMedia');
  const list = { addEventListener: jest.fn(), removeEventListener: jest.fn(), dispatchEvent: () => false };
  const old = { onchange: null, addListener: jest.fn(), removeListener: jest.fn() };
  matchMedia.mockImplementation(media => ({ ...list, ...old, media, matches: true }));
  draw();
  beat();
  expect(scrollNext).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(scrollNext).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  matchMedia.mockRestore();
});

test('tells which slide of how many', () => {
  draw();
  expect(screen.getAllByRole('listitem').map(slide => slide.getAttribute('aria-label'))).toEqual(['1 of 2', '2 of 2']);
});
