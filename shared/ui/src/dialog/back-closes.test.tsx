import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Menu, MenuItem } from '../menu/menu';
import { Popover } from '../popover/popover';
import { Sheet } from '../sheet/sheet';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

const watchers = new Set<EventTarget>();
class FakeWatcher extends EventTarget {
  constructor() {
    super();
    watchers.add(this);
  }
  destroy(): void {
    watchers.delete(this);
  }
}

/** As Chrome does on Android: the newest is told, and watches no longer. */
const goBack = () =>
  act(async () => {
    const newest = [...watchers].at(-1);
    if (newest === undefined) throw new Error('the page would be left');
    watchers.delete(newest);
    newest.dispatchEvent(new Event('close'));
  });

beforeEach(() => {
  watchers.clear();
  Object.assign(globalThis, { CloseWatcher: FakeWatcher });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'CloseWatcher');
});

const button = <button type="button">Open</button>;

test.each([
  [
    'dialog',
    <Dialog key="it" defaultOpen title="Buy" closeLabel="Close" trigger={button}>
      Amount
    </Dialog>,
  ],
  [
    'dialog',
    <Sheet key="it" defaultOpen title="Buy" closeLabel="Close" trigger={button}>
      Amount
    </Sheet>,
  ],
  [
    'dialog',
    <Popover key="it" defaultOpen label="Language" trigger={button}>
      English
    </Popover>,
  ],
  [
    'menu',
    <Menu key="it" defaultOpen trigger={button}>
      <MenuItem onSelect={() => undefined}>Orders</MenuItem>
    </Menu>,
  ],
] as const)('“back” closes a %s, and watches for nothing afterwards', async (role, view) => {
  render(view);
  expect(screen.getByRole(role)).toBeInTheDocument();
  await goBack();
  expect(screen.queryByRole(role)).not.toBeInTheDocument();
  expect(watchers.size).toBe(0);
});

function Withdraw() {
  const [asks, setAsks] = useState(true);
  return (
    <Dialog defaultOpen title="Withdraw" closeLabel="Close">
      <ConfirmDialog open={asks} title="Sure?" yes="Yes" no="No" onAnswer={() => setAsks(false)} />
    </Dialog>
  );
}

test('“back” says no to a question first, and then closes what is under it', async () => {
  render(<Withdraw />);
  await goBack();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Withdraw' })).toBeInTheDocument();
  await goBack();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('“back” neither closes nor leaves while an answer is on its way', async () => {
  const answer = jest.fn();
  render(<ConfirmDialog open busy title="Sure?" yes="Yes" no="No" onAnswer={answer} />);
  await goBack();
  await goBack();
  expect(answer).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
});

test('where browsers don’t tell of it, nothing is watched for', () => {
  Reflect.deleteProperty(globalThis, 'CloseWatcher');
  render(
    <Dialog defaultOpen title="Buy" closeLabel="Close">
      Amount
    </Dialog>,
  );
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
