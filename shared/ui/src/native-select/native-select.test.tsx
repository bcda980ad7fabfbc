import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NativeSelect } from './native-select';

test('shows its placeholder until one is chosen', async () => {
  const change = jest.fn();
  render(
    <NativeSelect
      label="Coin"
      placeholder="Choose"
      value={null}
      onChange={change}
      error="Choose a coin"
      options={[
        { value: '1', label: 'BTC' },
        { value: '3', label: 'USDT' },
      ]}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Coin' });
  expect(select).toHaveDisplayValue('Choose');
  expect(select).toHaveAccessibleDescription('Choose a coin');
  await userEvent.selectOptions(select, 'USDT');
  expect(change).toHaveBeenCalledWith('3');
});
