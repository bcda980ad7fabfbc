import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadMore } from './load-more';

test('asks for more, once, and says when there is none', async () => {
  const more = jest.fn();
  const draw = (state: 'more' | 'loading' | 'end') => (
    <LoadMore state={state} label="More" endLabel="No more" onMore={more} />
  );
  const { rerender } = render(draw('more'));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  rerender(draw('loading'));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(more).toHaveBeenCalledTimes(1);
  rerender(draw('end'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('No more')).toBeInTheDocument();
});
