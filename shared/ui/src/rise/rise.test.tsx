import { decimal } from '@tradefloor/money';
import { render, screen } from '@testing-library/react';
import { Directed } from './directed';
import { Rise } from './rise';

test('carries its sign beside its colour', () => {
  render(
    <>
      <Rise kind="percent" language="en" value={decimal('1.25')} />
      <Rise kind="amount" language="en" value={decimal('-3.5')} decimals={4} />
      <Rise kind="percent" language="en" value={decimal('0.001')} />
      <Rise kind="percent" language="en" value={null} />
    </>,
  );
  expect(screen.getByText('+1.25%')).toHaveClass('rise');
  expect(screen.getByText('-3.5000')).toHaveClass('fall');
  expect(screen.getByText('0.00%')).not.toHaveClass('rise');
  expect(screen.getByText('—')).toBeInTheDocument();
});

test('a price has an arrow that can be heard', () => {
  const arrow = { up: 'Rising', down: 'Falling' };
  const { rerender } = render(
    <Directed direction={1} arrow={arrow}>
      97,412.56
    </Directed>,
  );
  expect(screen.getByText('Rising')).toBeInTheDocument();
  rerender(
    <Directed direction={0} arrow={arrow}>
      97,412.56
    </Directed>,
  );
  expect(screen.queryByText(/Rising|Falling/)).not.toBeInTheDocument();
});
