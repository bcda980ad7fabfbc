import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip';

test('describes what has the focus, and goes on Escape', async () => {
  render(
    <Tooltip text="Liquidation begins at 110 %">
      <button type="button">Risk rate</button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Risk rate' })).toHaveAccessibleDescription('Liquidation begins at 110 %');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
