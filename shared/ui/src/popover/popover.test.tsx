import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
