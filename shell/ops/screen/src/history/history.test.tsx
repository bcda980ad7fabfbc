import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownBy } from '@tradefloor/area/testing';
import { listRevisions, readWayBack, rollBackAll } from '@tradefloor/contract/desk';
import { mount, unmount } from '../main';
import { aDesk, AT, SOUND, SPOT } from '../testing/a-desk';

const shown = shownBy('ops', { mount, unmount });

const GIVEN_UP = {
  at: AT,
  percent: '10',
  tried: { visits: 40, failed: 9, slow: 0, stuck: 0 },
  stable: { visits: 200, failed: 2, slow: 0, stuck: 0 },
  against: 'failed',
  surePerMille: 991,
};

const PUBLISHED = { ...SOUND, command: 'publish', gate: '', gateSaid: [], why: '', whySaid: null, canary: null };

it('lists who changed what, and goes back to a revision', async () => {
  const platform = aDesk();
  const entry = { ...SOUND, at: AT, command: 'promote spot bbbb', gate: '', gateSaid: [], whySaid: null, canary: null };
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
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('spot aaaa stable, was bbbb')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }));
  expect(platform.payloadsOf(rollBackAll)).toMatchObject([{ revision: 6, ifRevision: 7 }]);
});

it('says why nobody may be pointed at what a revision had', async () => {
  const platform = aDesk();
  const said = [{ key: 'refused.revision.nobody', values: { revision: '6' } }];
  platform.answer(readWayBack, { revision: 6, changes: [], objection: 'nobody got any area', objectionSaid: said });
  const entry = { ...PUBLISHED, at: AT, by: 'kim' };
  platform.answer(listRevisions, { total: 7, rows: [{ ...entry, revision: 6, changes: [] }] });
  await shown('/ops/history', platform);
  await userEvent.click(await screen.findByRole('button', { name: 'Go back to revision 6' }));
  expect(await screen.findByText(/At revision 6 nobody got any area/)).toBeVisible();
});

it('marks an entry that is not as it was signed, and says what of it', async () => {
  const platform = aDesk({}, 'spa');
  const told = { key: 'flaw.told', values: {} };
  const flawed = {
    flaw: 'Who wrote it, when or why was changed.',
    flawSaid: [{ ...told, key: 'flaw.pointers' }, told],
  };
  const entry = { ...PUBLISHED, at: AT, changes: [] };
  platform.answer(listRevisions, {
    total: 3,
    rows: [
      { ...entry, revision: 3, by: 'kim' },
      { ...entry, ...flawed, revision: 2, by: 'mallory' },
      { ...entry, ...flawed, revision: 1, by: 'newer', flawSaid: [{ key: 'flaw.of-tomorrow', values: {} }] },
    ],
  });
  await shown('/ops/history', platform);
  expect(await screen.findByRole('row', { name: /mallory/ })).toHaveTextContent(
    'Alterada tras la firma Los cambios mostrados no son los que se firmaron. Se modificó quién la escribió, cuándo o por qué.',
  );
  expect(screen.getByRole('row', { name: /newer/ })).toHaveTextContent(
    'Alterada tras la firma Who wrote it, when or why was changed.',
  );
  expect(screen.getByRole('row', { name: /kim/ })).not.toHaveTextContent('Alterada');
});

it('marks it too where it is told who made a build stable', async () => {
  const decided = { revision: 6, at: AT, by: 'mallory', why: 'no reason', whySaid: null, isAltered: true };
  await shown('/ops', aDesk({ areas: [{ ...SPOT, decided }] }));
  expect(await screen.findByText(/^bbbb.*mallory/)).toHaveTextContent(/no reason Altered after it was signed$/);
  expect(screen.getByText('Last change:').closest('p')).toHaveTextContent(/no reason Altered after it was signed$/);
});
