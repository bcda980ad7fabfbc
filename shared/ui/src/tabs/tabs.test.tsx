import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabPanel, Tabs } from './tabs';

type Kind = 'open' | 'entrusts' | 'closed';

function Orders() {
  const [kind, setKind] = useState<Kind>('open');
  return (
    <>
      <Tabs
        id="orders"
        label="Orders"
        value={kind}
        onChange={setKind}
        tabs={[
          { value: 'open', label: 'Open' },
          { value: 'entrusts', label: 'Entrusts', disabled: true },
          { value: 'closed', label: 'Closed' },
        ]}
      />
      <TabPanel id="orders" value={kind}>
        <button type="button">{kind}</button>
      </TabPanel>
    </>
  );
}

test('a press chooses, and the panel is named after its tab', async () => {
  render(<Orders />);
  await userEvent.click(screen.getByRole('tab', { name: 'Closed' }));
  expect(screen.getByRole('tab', { name: 'Closed', selected: true })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Closed' })).toHaveTextContent('closed');
});

test('by keyboard: one stop, arrows go round and pass what is disabled', async () => {
  render(<Orders />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Open' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Closed', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Open', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Home}{End}');
  expect(screen.getByRole('tab', { name: 'Closed', selected: true })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'closed' })).toHaveFocus();
});

test('a tab is named with how many it holds, and keeps the room of that while it is not known', () => {
  const panel = (count: number | null) => (
    <Tabs label="Orders" value="open" onChange={() => {}} tabs={[{ value: 'open', label: 'Open', count }]} />
  );
  const { rerender } = render(panel(null));
  expect(screen.getByRole('tab', { name: 'Open' })).toHaveTextContent('Open (0)');
  rerender(panel(3));
  expect(screen.getByRole('tab', { name: 'Open (3)' })).toBeInTheDocument();
});
