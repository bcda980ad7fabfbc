import { decimal, type LanguageCode } from '@tradefloor/money';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MoneyField } from './money-field';
import { QuantityField } from './quantity-field';

interface PriceProps {
  readonly language?: LanguageCode;
  readonly start?: string;
  readonly onValue?: (value: string) => void;
}

function Price({ language = 'en', start = '', onValue }: PriceProps) {
  const [price, setPrice] = useState(start);
  return (
    <MoneyField
      label="Price"
      unit="USDT"
      scale={2}
      language={language}
      value={price}
      step={decimal('0.01')}
      stepLabels={{ up: 'Raise', down: 'Lower' }}
      onChange={value => {
        setPrice(value);
        onValue?.(value);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' });

test('e and letters are refused, and the scale is kept', async () => {
  const value = jest.fn();
  render(<Price onValue={value} />);
  await userEvent.type(field(), '1e2-.349');
  expect(field()).toHaveValue('12.34');
  for (const [text] of value.mock.calls) expect(text).toMatch(/^\d*\.?\d{0,2}$/);
});

test('the caret stays where the user types', async () => {
  render(<Price start="1299.99" />);
  await userEvent.type(field(), 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field().selectionStart).toBe(2);
  await userEvent.keyboard('5');
  expect(field()).toHaveValue('12599.99');
  expect(field().selectionStart).toBe(3);
});

test('a comma is the point, and Spanish shows it as one', async () => {
  const value = jest.fn();
  const { rerender } = render(<Price onValue={value} />);
  await userEvent.type(field(), '0,5');
  expect(field()).toHaveValue('0.5');
  rerender(<Price language="spa" onValue={value} />);
  expect(field()).toHaveValue('0,5');
  await userEvent.type(field(), '1');
  expect(value).toHaveBeenLastCalledWith('0.51');
});

test('a paste in exponents changes nothing: without its letter it would be another number', async () => {
  render(<Price start="12.5" />);
  await userEvent.clear(field());
  await userEvent.paste('1e-7');
  expect(field()).toHaveValue('');
  await userEvent.paste('1.5');
  expect(field()).toHaveValue('1.5');
});

test('groups can be pasted', async () => {
  render(<Price />);
  await userEvent.click(field());
  await userEvent.paste('97,412.56 USDT');
  expect(field()).toHaveValue('97412.56');
});

test('an input method is left alone until it is done', () => {
  const value = jest.fn();
  render(<Price onValue={value} />);
  fireEvent.compositionStart(field());
  fireEvent(field(), composing('１２'));
  expect(value).not.toHaveBeenCalled();
  expect(field()).toHaveValue('１２');
  fireEvent.compositionEnd(field(), { data: '１２' });
  expect(value).toHaveBeenLastCalledWith('12');
  expect(field()).toHaveValue('12');
});

/** React looks at the setter of the element's own class to see that a value is new. */
function composing(text: string): InputEvent {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
  return new InputEvent('input', { bubbles: true, isComposing: true, data: text });
}

test('steps by button and by arrow key, never below zero', async () => {
  render(<Price start="0.01" />);
  await userEvent.click(screen.getByRole('button', { name: 'Raise' }));
  expect(field()).toHaveValue('0.02');
  await userEvent.type(field(), '{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(field()).toHaveValue('0');
});

test('hands are whole', async () => {
  const change = jest.fn();
  render(<QuantityField label="Hands" language="en" value="" onChange={change} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Hands' }));
  await userEvent.paste('3.7');
  expect(change).toHaveBeenLastCalledWith('3');
});
