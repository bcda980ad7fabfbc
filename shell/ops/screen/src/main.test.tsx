import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownBy } from '@tradefloor/area/testing';
import { asInstant } from '@tradefloor/contract';
import {
  blockBuild,
  type Job,
  promoteBuild,
  readProspect,
  readStanding,
  rollBackArea,
} from '@tradefloor/contract/desk';
import { fakePlatform } from '@tradefloor/platform/fake';
import { known } from '@tradefloor/platform/testing';
import { mount, unmount } from './main';
import { aDesk, AT, FINDING, GATE_REFUSES, JOB, SPOT, UNCHANGED } from './testing/a-desk';

const shown = shownBy('ops', { mount, unmount });

const wishes = async (id: string, wish: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${id}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: wish }));
  return screen.findByRole('dialog');
};
const press = (dialog: HTMLElement, name: string) => userEvent.click(within(dialog).getByRole('button', { name }));

it('tells a member that there is nothing, and asks the desk nothing', async () => {
  const platform = fakePlatform();
  known(platform);
  await shown('/ops', platform);
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  expect(platform.calls).toEqual([]);
});

it('shows what runs where, who decided so, how it does, and what stands behind it', async () => {
  await shown('/ops', aDesk());
  const area = await screen.findByRole('region', { name: 'spot' });
  expect(area).toHaveTextContent('bbbb is stable · kim@tradefloor.test');
  expect(area).toHaveTextContent('a faster book');
  const stable = within(area).getByRole('row', { name: /bbbb/ });
  for (const told of ['Stable', '17', '40', '2.5 %', '120 ms', '80 ms', '900 ms', '48 ms', '0.012'])
    expect(stable).toHaveTextContent(told);
  const gateway = screen.getByRole('row', { name: /http:\/\/one:8080/ });
  for (const told of ['Ready', 'Readable', 'Signed', 'Reachable']) expect(gateway).toHaveTextContent(told);
  expect(screen.getByRole('region', { name: 'Gateways and releases' })).toHaveTextContent('12 open tabs');
});

it('says first what changed last, and what is wrong, with the way back beside it', async () => {
  const builds = SPOT.builds.map(each =>
    each.figures === null ? each : { ...each, figures: { ...each.figures, failed: 20 } },
  );
  await shown('/ops', aDesk({ areas: [{ ...SPOT, builds }] }));
  const now = await screen.findByRole('region', { name: 'Right now' });
  expect(now).toHaveTextContent('Last change: spot bbbb · kim@tradefloor.test');
  const wrong = within(now).getByRole('listitem');
  expect(wrong).toHaveTextContent('Attention spot bbbb: 50.0 % of visits failed');
  await userEvent.click(within(wrong).getByRole('button', { name: 'Back to aaaa' }));
  expect(await screen.findByRole('dialog', { name: 'Roll spot back to aaaa?' })).toBeVisible();
});

it('promotes after the question, on what was looked at, with the reason', async () => {
  const platform = aDesk();
  await shown('/ops', platform);
  const dialog = await wishes('cccc', 'Promote');
  expect(await within(dialog).findByText('/old')).toBeVisible();
  expect(within(dialog).getByText('POST /api/wallet/out')).toBeVisible();
  expect(within(dialog).getByText('Not recorded by an older build')).toBeVisible();
  expect(dialog).toHaveTextContent('Passed');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'a new book');
  expect(platform.readiness()).toBe('ask');
  await press(dialog, 'Promote build');
  expect(platform.payloadsOf(promoteBuild)).toEqual([
    { area: 'spot', build: 'cccc', now: false, ifRevision: 7, why: 'a new book' },
  ]);
  expect(platform.notices).toMatchObject([{ kind: 'success', text: 'Done. Open tabs follow.' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says in a line that nothing goes and nothing comes, and what everybody has now', async () => {
  const platform = aDesk();
  platform.answer(readProspect, { area: 'spot', build: 'cccc', ...UNCHANGED });
  await shown('/ops', platform);
  const dialog = await wishes('cccc', 'Promote');
  expect(await within(dialog).findByText('Addresses, parts and calls')).toBeVisible();
  expect(dialog).toHaveTextContent('Stable nowbbbb');
  expect(dialog).toHaveTextContent('Unchanged');
  expect(dialog).not.toHaveTextContent('Parts removed');
});

it('says before a rollback what goes and what comes, and asks no gate', async () => {
  const platform = aDesk();
  const refused = { at: AT, by: 'kim', counts: true, findings: [FINDING] };
  const gone = { goneAddresses: ['/new'], goneParts: ['depth 2'], goneCalls: ['GET /api/new'] };
  platform.answer(readProspect, { area: 'spot', build: 'aaaa', ...UNCHANGED, ...gone, gate: refused });
  await shown('/ops', platform);
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back spot' }));
  const dialog = await screen.findByRole('dialog', { name: 'Roll spot back to aaaa?' });
  expect(await within(dialog).findByText('/new')).toBeVisible();
  for (const told of ['Stable nowbbbb', 'depth 2', 'GET /api/new']) expect(dialog).toHaveTextContent(told);
  expect(dialog).not.toHaveTextContent('Gate');
  expect(within(dialog).queryByRole('list', { name: 'Broken rules' })).toBeNull();
  expect(platform.payloadsOf(readProspect)).toEqual([{ area: 'spot', build: 'aaaa' }]);
  await press(dialog, 'Roll back');
  expect(platform.payloadsOf(rollBackArea)).toEqual([{ area: 'spot', to: 'aaaa', now: false, ifRevision: 7 }]);
});

describe('what was refused last', () => {
  const refused: Job = { ...JOB, at: asInstant(AT + 1), state: 'refused', refusal: GATE_REFUSES };
  const spotDecided = async (at: number) => {
    const decided = { revision: 6, at: asInstant(at), by: 'kim', why: '', whySaid: null, isAltered: false };
    await shown('/ops', aDesk({ areas: [{ ...SPOT, decided }], jobs: [refused] }));
    return screen.findByRole('region', { name: 'spot' });
  };

  it('is told at its area rule by rule, and in a line among the recent actions', async () => {
    const area = await spotDecided(AT);
    expect(within(area).getByRole('list', { name: 'Broken rules' })).toHaveTextContent('/dealCenter: 2 errors');
    const lately = screen.getByRole('region', { name: 'Recent actions' });
    expect(lately).toHaveTextContent('The gate refuses spot cccc');
    expect(within(lately).queryByRole('list', { name: 'Broken rules' })).toBeNull();
  });

  it('is not told there any more when something was decided since', async () => {
    expect(await spotDecided(AT + 2)).not.toHaveTextContent('Refused');
  });
});

it('shows the gate’s refusal rule by rule, and goes ahead without them for a reason alone', async () => {
  const platform = aDesk();
  const refused: Job = { ...JOB, state: 'refused', refusal: GATE_REFUSES };
  platform.answer(promoteBuild, ({ without }) => (without ? JOB : refused));
  await shown('/ops', platform);
  const dialog = await wishes('cccc', 'Promote');
  await within(dialog).findByText('/old');
  await press(dialog, 'Promote build');
  const findings = await within(dialog).findByRole('list', { name: 'Broken rules' });
  for (const told of ['Something failed', 'nothing-fails', '/dealCenter: 2 errors', 'Mend them.'])
    expect(findings).toHaveTextContent(told);
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Go ahead without these rules' }));
  await press(dialog, 'Promote build');
  expect(await within(dialog).findByText('Enter a reason to go ahead without the rules')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'known');
  await press(dialog, 'Promote build');
  expect(platform.payloadsOf(promoteBuild).at(-1)).toMatchObject({ without: 'nothing-fails', why: 'known' });
});

it('says that somebody else was faster, and keeps what was typed', async () => {
  const platform = aDesk();
  const said = [{ key: 'refused.conflict', values: { revision: '8', wanted: '7' } }];
  const refusal = { kind: 'conflict', message: 'at revision 8, not 7', findings: [], said } as const;
  platform.answer(rollBackArea, { ...JOB, state: 'refused', refusal });
  await shown('/ops', platform);
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back spot' }));
  const dialog = await screen.findByRole('dialog');
  await press(dialog, 'Roll back');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Somebody else changed it meanwhile');
  expect(platform.payloadsOf(rollBackArea)).toEqual([{ area: 'spot', to: 'aaaa', now: false, ifRevision: 7 }]);
});

it('blocks now, with a reload asked of tabs that ran it', async () => {
  const platform = aDesk();
  await shown('/ops', platform);
  const dialog = await wishes('bbbb', 'Block');
  for (const name of [/Swap open tabs without asking/, 'Ask tabs that ran it to reload'])
    await userEvent.click(within(dialog).getByRole('checkbox', { name }));
  await press(dialog, 'Block build');
  expect(platform.payloadsOf(blockBuild)).toMatchObject([{ build: 'bbbb', now: true, reload: true, ifRevision: 7 }]);
});

it('draws a canary’s signs of both sides, and ends it by a press', async () => {
  const side = (visits: number, failed: number) => ({ visits, failed, slow: 0, stuck: 0 });
  const look = (at: number, failed: number) => ({
    at: asInstant(AT + at),
    percent: '10',
    against: null,
    surePerMille: failed > 1 ? 639 : 0,
    tried: side(20, failed),
    stable: side(200, 2),
  });
  const watch: Job = { ...JOB, command: 'canary', build: '', state: 'running', looks: [look(0, 1), look(10_000, 5)] };
  const canary = { build: 'cccc', percent: '10', until: AT, isWatched: true };
  await shown('/ops', aDesk({ areas: [{ ...SPOT, canary }], jobs: [watch] }));
  const panel = await screen.findByRole('region', { name: 'Canary of spot' });
  expect(within(panel).getByRole('img', { name: 'Failed: canary 25.0 %, stable 1.0 %' })).toBeVisible();
  expect(panel).toHaveTextContent('63.9 % sure that it is worse');
  await userEvent.click(within(panel).getByRole('button', { name: 'End canary' }));
  expect(await screen.findByRole('dialog', { name: 'End the canary spot cccc?' })).toBeVisible();
});

it('tells of a desk that does not answer', async () => {
  const platform = aDesk();
  platform.fail(readStanding, '', 'unreachable');
  await shown('/ops', platform);
  expect(await screen.findByText('Couldn’t reach the operators’ desk')).toBeVisible();
});
