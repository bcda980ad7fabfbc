import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOrderSheet } from './order-sheet';
import { PhoneLayout } from './phone-layout';
import { labels } from './sample-labels';

function Book() {
  const openForm = useOrderSheet();
  if (openForm === null) return <p>the book</p>;
  return (
    <button type="button" onClick={openForm}>
      97,000.00
    </button>
  );
}

function drawn(form?: string) {
  const slots = { pairBar: null, chart: null, orders: null, book: <Book />, ...(form === undefined ? {} : { form }) };
  render(<PhoneLayout {...{ slots, labels }} actions={[]} tab="book" onTab={jest.fn()} />);
}

test('on a phone a panel that fills the form in opens it', async () => {
  drawn('the form');
  await userEvent.click(screen.getByRole('button', { name: '97,000.00' }));
  expect(await screen.findByRole('dialog', { name: 'Trade BTC/USDT' })).toHaveTextContent('the form');
});

test('where there is no form there is nothing to open', () => {
  drawn();
  expect(screen.getByText('the book')).toBeInTheDocument();
});
