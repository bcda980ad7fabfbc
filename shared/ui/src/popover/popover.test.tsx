import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ThemeScope } from '../theme/theme-scope';
import { Popover } from './popover';

test('opens, closes on Escape and gives the focus back', async () => {
  render(
    <Popover label="The app" trigger={<button type="button">App</button>}>
      <a href="/">Open</a>
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'App' }));
  expect(screen.getByRole('dialog', { name: 'The app' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'App' })).toHaveFocus();
});

test('gives the focus back to nobody who has gone on (look.focus-follows-press)', async () => {
  const view = (open: boolean) => (
    <>
      <Popover label="Layout" open={open} trigger={<button type="button">Layout</button>}>
        <button type="button">Reset</button>
      </Popover>
      <input aria-label="Amount" />
    </>
  );
  const { rerender } = render(view(true));
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveFocus();
  rerender(view(false));
  // The focus comes back behind a timer, and the trader is quicker.
  screen.getByLabelText('Amount').focus();
  await new Promise(resolve => setTimeout(resolve, 0));
  expect(screen.getByLabelText('Amount')).toHaveFocus();
});

test('keeps the focus of who takes something off a list in it', async () => {
  function Lines() {
    const [lines, setLines] = useState(['One', 'Two']);
    return lines.map(line => (
      <button key={line} type="button" onClick={() => setLines(lines.filter(other => other !== line))}>
        {line}
      </button>
    ));
  }
  render(
    <Popover label="Lines" trigger={<button type="button">Draw</button>}>
      <Lines />
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Draw' }));
  screen.getByRole('button', { name: 'One' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Lines' })).toHaveFocus();
});

test('within a part of another theme it opens in that theme', async () => {
  render(
    <ThemeScope theme="night">
      <Popover label="The app" defaultOpen trigger={<button type="button">App</button>}>
        Scan
      </Popover>
    </ThemeScope>,
  );
  expect((await screen.findByRole('dialog')).closest('[data-theme]')).toHaveAttribute('data-theme', 'night');
});
