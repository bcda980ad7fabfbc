import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownBy } from '@tradefloor/area/testing';
import { listRevisions, rollBackAll } from '@tradefloor/contract/desk';
import { mount, unmount } from '../main';
import { aDesk, AT } from '../testing/a-desk';

const shown = shownBy('ops', { mount, unmount });

const GIVEN_UP = {
  at: AT,
  percent: '10',
  tried: { visits: 40, failed: 9, slow: 0, stuck: 0 },
  stable: { visits: 200, failed: 2, slow: 0, stuck: 0 },
  against: 'failed',
  surePerMille: 991,
};

it('lists who changed what, and goes back to a revision', async () => {
  const platform = aDesk();
  const entry = { at: AT, command: 'promote spot bbbb', gate: '', gateSaid: [], whySaid: null, canary: null };
  platform.answer(listRevisions, {
    total: 7,
    rows: [
      {
        ...entry,
        revision: 7,
        by: 'kim',
        why: 'a faster book',
        changes: [{ area: 'spot', kind: 'stable', build: 'bbbb', before: 'aaaa', percent: '' }],
      },
      { ...entry, revision: 6, by: 'npm start', why: '', changes: [], canary: GIVEN_UP },
    ],
  });
  await shown('/ops/history', platform);
  const row = await screen.findByRole('row', { name: /a faster book/ });
  expect(row).toHaveTextContent('spot bbbb stable, was aaaa');
  expect(within(row).queryByRole('button')).toBeNull();
  const givenUp = screen.getByRole('row', { name: /npm start/ });
  expect(givenUp).toHaveTextContent('Canary: 40 visits, stable: 200. Worse by “Failed”, 99.1 % sure');
  await userEvent.click(within(givenUp).getByRole('button'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Go back' }));
  expect(platform.payloadsOf(rollBackAll)).toMatchObject([{ revision: 6, ifRevision: 7 }]);
});
