import { decimal, type LanguageCode, type Unread } from '@tradefloor/money';
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

const unread = (why: Unread): string =>
  why.kind === 'mark'
    ? `Decimals begin with ${why.decimal}`
    : why.kind === 'decimals'
      ? `${why.most} decimals`
      : 'No number';

function Price({ language = 'en', start = '', onValue }: PriceProps) {
  const [price, setPrice] = useState(start);
  return (
    <MoneyField
      label="Price"
      unit="USDT"
      scale={2}
      language={language}
      unread={unread}
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

test('the caret stays where the user types, while groups come and go', async () => {
  render(<Price start="1299.99" />);
  expect(field()).toHaveValue('1,299.99');
  await userEvent.type(field(), 'x', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(field().selectionStart).toBe(3);
  await userEvent.keyboard('5');
  expect(field()).toHaveValue('12,599.99');
  expect(field().selectionStart).toBe(4);
  await userEvent.keyboard('{Backspace}');
  expect(field()).toHaveValue('1,299.99');
  expect(field().selectionStart).toBe(3);
});

test('97,000 is ninety-seven thousand, however it comes', async () => {
  const value = jest.fn();
  const { unmount } = render(<Price onValue={value} />);
  await userEvent.type(field(), '97,000');
  expect(field()).toHaveValue('97,000');
  expect(value).toHaveBeenLastCalledWith('97000');
  await userEvent.clear(field());
  await userEvent.paste('97,000');
  expect(value).toHaveBeenLastCalledWith('97000');
  unmount();
  render(<Price onValue={value} />);
  await userEvent.type(field(), '97000');
  expect(field()).toHaveValue('97,000');
  expect(screen.queryByText(/Decimals begin/)).not.toBeInTheDocument();
});

test('a mark of another language is no decimal sign: it stays, has no value, and the reason is beside it', async () => {
  const value = jest.fn();
  render(<Price onValue={value} />);
  await userEvent.type(field(), '0,5');
  expect(field()).toHaveValue('0,5');
  expect(field()).toBeInvalid();
  expect(screen.getByText('Decimals begin with .')).toBeVisible();
  for (const [text] of value.mock.calls) expect(['0', '?0,', '?0,5']).toContain(text);
  await userEvent.keyboard('{Backspace}{Backspace}.5');
  expect(field()).toHaveValue('0.5');
  expect(field()).toBeValid();
});

test('groups that are left half typed are told when the field is left', async () => {
  render(<Price />);
  await userEvent.type(field(), '1,5');
  expect(screen.queryByText('Decimals begin with .')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByText('Decimals begin with .')).toBeVisible();
});

test('Spanish has its own marks, and the key of the keypad means them', async () => {
  const value = jest.fn();
  render(<Price language="spa" onValue={value} />);
  await userEvent.type(field(), '1.250,5');
  expect(value).toHaveBeenLastCalledWith('1250.5');
  await userEvent.clear(field());
  await userEvent.type(field(), '0');
  fireEvent.keyDown(field(), { code: 'NumpadDecimal' });
  put('0.', { inputType: 'insertText', data: '.' });
  await userEvent.keyboard('5');
  expect(field()).toHaveValue('0,5');
});

test.each(['1e-5', '1.234,56', '-3', '0.123'])('%p is refused whole, pasted, dropped or filled in', async text => {
  const value = jest.fn();
  render(<Price onValue={value} />);
  await userEvent.click(field());
  await userEvent.paste(text);
  expect(field()).toHaveValue(text);
  expect(field()).toBeInvalid();
  await userEvent.clear(field());
  put(text, { inputType: 'insertFromDrop' });
  expect(field()).toBeInvalid();
  await userEvent.clear(field());
  put(text, { inputType: 'insertReplacementText' });
  expect(field()).toBeInvalid();
  for (const [said] of value.mock.calls) expect(['', `?${text}`]).toContain(said);
});

test('what is pasted among what stands there has to be a number by itself', async () => {
  render(<Price start="97412" />);
  await userEvent.click(field());
  field().setSelectionRange(1, 2);
  await userEvent.paste('5');
  expect(field()).toHaveValue('95,412');
  await userEvent.paste('1e5');
  expect(field()).toBeInvalid();
});

test('what nobody sees of a pasted number is left out', async () => {
  render(<Price />);
  await userEvent.click(field());
  await userEvent.paste('\u202a97,412.56\u202c');
  expect(field()).toHaveValue('97,412.56');
});

test('groups can be pasted', async () => {
  render(<Price />);
  await userEvent.click(field());
  await userEvent.paste('97,412.56 USDT');
  expect(field()).toHaveValue('97,412.56');
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

/** As the browser changes a text by other ways than keys. */
function put(text: string, change: InputEventInit): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
  fireEvent(field(), new InputEvent('input', { bubbles: true, ...change }));
}

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
  render(<QuantityField label="Hands" language="en" unread={unread} value="" onChange={change} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Hands' }), '.');
  expect(change).toHaveBeenLastCalledWith('?.');
  await userEvent.paste('3.7');
  expect(change).toHaveBeenLastCalledWith('?3.7');
});
