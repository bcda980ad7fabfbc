import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { Pager } from './pager';
import { pagesAround } from './pages';

test('keeps the ends and the neighbours in sight', () => {
  expect(pagesAround(1, 1)).toEqual([1]);
  expect(pagesAround(1, 3)).toEqual([1, 2, 3]);
  expect(pagesAround(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(pagesAround(4, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
  expect(pagesAround(9, 12)).toEqual([1, null, 8, 9, 10, 11, 12]);
});

test('a gap always hides at least two pages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (a, b) => {
      const shown = pagesAround(Math.min(a, b), Math.max(a, b));
      const hidden = shown.flatMap((one, at) => (one === null ? (shown[at + 1] ?? 0) - (shown[at - 1] ?? 0) - 1 : []));
      expect(Math.min(2, ...hidden)).toBe(2);
    }),
  );
});

test('goes to a page, and not beyond the ends', async () => {
  const go = jest.fn();
  render(
    <Pager
      label="Pages"
      page={1}
      pages={9}
      onPage={go}
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={page => `Page ${page}`}
    />,
  );
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Page 1', current: 'page' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 9' }));
  expect(go.mock.calls).toEqual([[2], [9]]);
});
