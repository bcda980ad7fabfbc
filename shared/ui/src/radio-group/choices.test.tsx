import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from '../checkbox/checkbox';
import { Segmented } from '../segmented/segmented';
import { Switch } from '../switch/switch';
import { RadioGroup } from './radio-group';

function Network() {
  const [network, setNetwork] = useState<'erc20' | 'trc20' | 'omni' | null>(null);
  return (
    <RadioGroup
      label="Network"
      value={network}
      onChange={setNetwork}
      error={network === null ? 'Choose a network' : undefined}
      choices={[
        { value: 'erc20', label: 'ERC20', hint: 'Fee 3 USDT' },
        { value: 'trc20', label: 'TRC20' },
        { value: 'omni', label: 'OMNI', disabled: true },
      ]}
    />
  );
}

test('radio buttons: one group, arrows choose, the error belongs to the group', async () => {
  render(<Network />);
  const group = screen.getByRole('group', { name: 'Network' });
  expect(group).toHaveAccessibleDescription('Choose a network');
  await userEvent.click(screen.getByRole('radio', { name: 'ERC20 Fee 3 USDT' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'TRC20' })).toBeChecked();
  expect(group).not.toHaveAccessibleDescription();
  await userEvent.click(screen.getByRole('radio', { name: 'OMNI' }));
  expect(screen.getByRole('radio', { name: 'TRC20' })).toBeChecked();
});

test('segments are radio buttons too', async () => {
  const change = jest.fn();
  render(
    <Segmented
      label="Side"
      value="buy"
      onChange={change}
      segments={[
        { value: 'buy', label: 'Buy', tone: 'rise' },
        { value: 'sell', label: 'Sell', tone: 'fall' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Side' })).toContainElement(screen.getByRole('radio', { name: 'Buy' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Sell' }));
  expect(change).toHaveBeenCalledWith('sell');
});

test('a checkbox is ticked by its words and tells its error', async () => {
  const change = jest.fn();
  render(
    <Checkbox checked={false} onChange={change} error="Please tick">
      I agree
    </Checkbox>,
  );
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Please tick');
  await userEvent.click(screen.getByText('I agree'));
  expect(change).toHaveBeenCalledWith(true);
});

test('a switch turns by the space bar', async () => {
  const change = jest.fn();
  render(
    <Switch checked onChange={change}>
      Sound on a fill
    </Switch>,
  );
  await userEvent.tab();
  expect(screen.getByRole('switch', { name: 'Sound on a fill' })).toBeChecked();
  await userEvent.keyboard(' ');
  expect(change).toHaveBeenCalledWith(false);
});
