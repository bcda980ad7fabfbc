import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './icon-button';

test('has a name although it shows none', async () => {
  const press = jest.fn();
  render(
    <IconButton label="Day theme" aria-pressed onClick={press}>
      <svg aria-hidden="true" />
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Day theme', pressed: true }));
  expect(press).toHaveBeenCalledTimes(1);
});
