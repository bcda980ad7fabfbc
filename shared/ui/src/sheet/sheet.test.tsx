import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sheet } from './sheet';

test('opens, is named, and closes by its button', async () => {
  render(
    <Sheet title="Buy BTC" closeLabel="Close" trigger={<button type="button">Buy</button>}>
      Form
    </Sheet>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Buy' }));
  expect(screen.getByRole('dialog', { name: 'Buy BTC' })).toHaveTextContent('Form');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
