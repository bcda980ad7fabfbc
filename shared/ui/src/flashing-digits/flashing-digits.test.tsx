import { render, screen } from '@testing-library/react';
import { FlashingDigits } from './flashing-digits';

test('flashes what changed and no more, and nothing at first (look.short-flash)', () => {
  const { container, rerender } = render(<FlashingDigits text="97,412.56" direction={0} />);
  expect(container.querySelector('.rise, .fall, .plain')).toBeNull();
  rerender(<FlashingDigits text="97,413.01" direction={1} />);
  expect(screen.getByText('3.01')).toHaveClass('rise');
  const flash = screen.getByText('3.01');
  rerender(<FlashingDigits text="97,413.00" direction={-1} />);
  expect(screen.getByText('0')).toHaveClass('fall');
  expect(screen.getByText('0')).not.toBe(flash);
  expect(container).toHaveTextContent('97,413.00');
});

test('the same text again does not flash again', () => {
  const { rerender } = render(<FlashingDigits text="1.00" />);
  rerender(<FlashingDigits text="1.01" />);
  const flash = screen.getByText('1', { selector: '.plain' });
  rerender(<FlashingDigits text="1.01" />);
  expect(screen.getByText('1', { selector: '.plain' })).toBe(flash);
});
