import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownBy } from '@tradefloor/area/testing';
import { readStanding, rollBackArea } from '@tradefloor/contract/desk';
import { userTopic } from '@tradefloor/platform';
import { known } from '@tradefloor/platform/testing';
import { mount, unmount } from '../main';
import { aDesk } from '../testing/a-desk';

const shown = shownBy('ops', { mount, unmount });

const NOTHING = 'There is nothing at this address.';

it('gives way to the page for everybody else once the role is gone, at the latest when something is pressed', async () => {
  const platform = aDesk();
  await shown('/ops', platform);
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back spot' }));
  const dialog = await screen.findByRole('dialog');
  platform.fail(rollBackArea, NOTHING, 'refused');
  platform.fail(readStanding, NOTHING, 'refused');
  expect(platform.refreshed).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Roll back' }));
  expect(await within(dialog).findByText(NOTHING)).toBeVisible();
  await waitFor(() => expect(platform.refreshed).toEqual([userTopic.name]));
  known(platform);
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('asks nobody who is who after too many calls', async () => {
  const platform = aDesk();
  platform.fail(readStanding, 'Too many requests. Try again in 3 s.', 'refused', 429);
  await shown('/ops', platform);
  expect(await screen.findByText('Too many requests. Try again in 3 s.', {}, { timeout: 4_000 })).toBeVisible();
  expect(platform.refreshed).toEqual([]);
});
