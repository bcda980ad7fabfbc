import { screen, within } from '@testing-library/react';
import { shownBy } from '@tradefloor/area/testing';
import { asInstant } from '@tradefloor/contract';
import type { Job } from '@tradefloor/contract/desk';
import { mount, unmount } from '../main';
import { aDesk, AT, JOB } from '../testing/a-desk';

const shown = shownBy('ops', { mount, unmount });

const FIRST: Job = { ...JOB, id: '1', at: asInstant(AT + 1), state: 'running', lines: [], by: 'kim' };
const SECOND: Job = {
  ...JOB,
  id: '2',
  at: asInstant(AT + 2),
  by: 'lee',
  state: 'refused',
  lines: [],
  refusal: {
    kind: 'refused',
    message: 'in English',
    findings: [],
    said: [{ key: 'refused.busy', values: { command: 'promote', area: 'spot', build: 'cccc', by: 'kim' } }],
  },
};

it('tells at its area what is under way, and lately who was refused for it', async () => {
  await shown('/ops', aDesk({ jobs: [SECOND, FIRST] }));
  const area = await screen.findByRole('region', { name: 'spot' });
  expect(within(area).getByText('Running')).toBeVisible();
  expect(area).not.toHaveTextContent('Refused');
  expect(screen.getByRole('region', { name: 'Recent actions' })).toHaveTextContent(
    'promote spot cccc by kim is under way: try again when it has ended.',
  );
});
