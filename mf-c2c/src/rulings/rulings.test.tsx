import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Done } from '@tradefloor/contract';
import { decideRuling, listDealWords, listRulings, type Ruling, rulingChanged } from '@tradefloor/contract/ext';
import { rulingTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aRuling, known } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import Rulings from './rulings';

function shown(address: string, rulings: Ruling[]) {
  const platform = fakePlatform({ answers: true });
  platform.offer(listRulings, listDealWords, decideRuling, rulingChanged);
  platform.answer(listRulings, ({ status }) => {
    const rows = rulings.filter(row => status === undefined || row.status === status);
    return { rows, total: rows.length };
  });
  platform.answer(listDealWords, []);
  platform.answer(decideRuling, { message: null, id: null });
  const { again } = drawn(platform, <Rulings />, address);
  return Object.assign(platform, { leave: () => again(null), comeBack: () => again(<Rulings />) });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('lists disputes by state, the newest word on each', async () => {
  const platform = shown('/account/rulings?status=open', [aRuling(), aRuling({ id: aRuling().id, status: 'settled' })]);
  expect(await screen.findByRole('button', { name: 'C2C order 7' })).toBeVisible();
  expect(platform.payloadsOf(listRulings)[0]).toMatchObject({ status: 'open' });
  platform.drive(rulingTopic, aRuling({ status: 'decided', decidedFor: 'seller' }));
  expect(await screen.findByText('No disputes')).toBeVisible();
});

it('is decided by the operator for one side, in words, and once', async () => {
  const platform = shown('/account/rulings?id=3', [aRuling({ role: 'operator' })]);
  const form = within(await screen.findByRole('form', { name: 'Your ruling' }));
  await press('Submit ruling');
  expect(await form.findByText('Choose a side')).toBeVisible();
  expect(form.getByText('Enter a reason')).toBeVisible();
  await userEvent.click(form.getByRole('radio', { name: /^The seller/ }));
  await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'Nothing came in.');
  await press('Submit ruling');
  expect(platform.questions[0]).toMatchObject({ title: 'Rule for the seller?', tone: 'danger' });
  expect(platform.payloadsOf(decideRuling)).toEqual([{ id: '3', decidedFor: 'seller', text: 'Nothing came in.' }]);
});

it('asks for fund password and code of an operator who has set them (wallet.own-hand)', async () => {
  const platform = shown('/account/rulings?id=3', [aRuling({ role: 'operator' })]);
  known(platform, { isOperator: true, fundPasswordSet: true, twoStepOn: true });
  platform.offer(listRulings, listDealWords, decideRuling, rulingChanged);
  const form = within(await screen.findByRole('form', { name: 'Your ruling' }));
  await userEvent.click(form.getByRole('radio', { name: /^The seller/ }));
  await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'Nothing came in.');
  await press('Submit ruling');
  expect(platform.payloadsOf(decideRuling)).toEqual([]);
  await userEvent.type(form.getByLabelText('Fund password'), '246810');
  await userEvent.type(form.getByLabelText('Authenticator or recovery code'), '135790');
  await press('Submit ruling');
  expect(platform.payloadsOf(decideRuling)).toMatchObject([{ fundPassword: '246810', code: '135790' }]);
});

it('is decided once, though its page is left and come back to before the answer is there', async () => {
  const platform = shown('/account/rulings?id=3', [aRuling({ role: 'operator' })]);
  let give: (done: Done) => void = () => undefined;
  platform.answer(decideRuling, () => new Promise<Done>(resolve => (give = resolve)));
  const decide = async () => {
    const form = within(await screen.findByRole('form', { name: 'Your ruling' }));
    await userEvent.click(form.getByRole('radio', { name: /^The seller/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'Nothing came in.');
    await press('Submit ruling');
  };
  await decide();
  platform.leave();
  platform.comeBack();
  await decide();
  expect(screen.getByRole('button', { name: 'Submit ruling' })).toHaveAttribute('aria-busy', 'true');
  expect([platform.questions.length, platform.payloadsOf(decideRuling).length]).toEqual([1, 1]);
  await act(async () => give({ message: null, id: null }));
  expect(platform.notices).toMatchObject([{ text: 'Ruling submitted' }]);
});

it('names the member and the acceptor of a deal between them', async () => {
  const deal = { of: 'acceptor-deal', acceptorIs: 'seller', sellerName: 'Counter' } as const;
  const platform = shown('/account/rulings?id=3', [aRuling({ role: 'operator', ...deal })]);
  const form = within(await screen.findByRole('form', { name: 'Your ruling' }));
  await userEvent.click(form.getByRole('radio', { name: /^The acceptor/ }));
  await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'Nothing came in.');
  await press('Submit ruling');
  expect(platform.questions[0]).toMatchObject({
    title: 'Rule for the acceptor?',
    facts: [['Member', 'An***'], ['Acceptor', 'Counter'], expect.anything(), expect.anything()],
  });
});

it('says to an operator between whom each is, and to the two who they are in it', async () => {
  shown('/account/rulings', [aRuling({ role: 'operator' })]);
  expect(await screen.findByText('An*** / Harbour OTC')).toBeVisible();
});

it('is nobody’s to decide but the operator’s', async () => {
  shown('/account/rulings?id=3', [aRuling({ role: 'seller' })]);
  expect(await screen.findByText('Under review')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Your ruling' })).toBeNull();
});

it('says so where it is another one’s', async () => {
  shown('/account/rulings?id=9', [aRuling()]);
  expect(await screen.findByText('Dispute not found')).toBeVisible();
});
