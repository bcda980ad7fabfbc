import { decimal } from '@tradefloor/money';
import { render, screen } from '@testing-library/react';
import { Amount } from './amount';

const value = decimal('1234.56789');

test('dims what goes beyond the display decimals, and drops nothing (look.bright-digits)', () => {
  const { container } = render(<Amount value={value} language="en" decimals={2} unit="USDT" />);
  expect(container).toHaveTextContent('1,234.56789 USDT');
  expect(screen.getByText('789')).toHaveClass('dimmed');
});

test('while balances are hidden no digit is on the page', () => {
  const { container } = render(<Amount value={value} language="en" decimals={2} unit="USDT" mask="Hidden" />);
  expect(screen.getByText('Hidden')).toBeInTheDocument();
  expect(container.innerHTML).not.toMatch(/1,234|USDT/);
});

test('what is not known is a dash', () => {
  render(<Amount value={null} language="en" decimals={2} />);
  expect(screen.getByText('—')).toBeInTheDocument();
});

test('a column of money shows two decimals, and the rest to who points at it', () => {
  const { container } = render(<Amount value={value} language="en" decimals={2} restOnDemand />);
  expect(container).toHaveTextContent(/^1,234\.56$/);
  expect(screen.getByTitle('1,234.56789')).toBeInTheDocument();
});
