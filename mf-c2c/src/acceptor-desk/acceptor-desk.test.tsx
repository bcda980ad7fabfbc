import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AcceptorDeal, asId, asInstant } from '@tradefloor/contract';
import {
  acceptorDealChanged,
  confirmAcceptorDeal,
  listDealsToServe,
  markDealTransferred,
  refuseAcceptorDeal,
} from '@tradefloor/contract/ext';
import { acceptorDealTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { anAcceptorDeal, known } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { savedFile } from '../testing/saved';
import AcceptorDesk from './acceptor-desk';

const ACTS = [confirmAcceptorDeal, refuseAcceptorDeal, markDealTransferred];

function shown(deal: AcceptorDeal | null, address = '/account/acceptorDesk?id=21') {
  const platform = fakePlatform({ answers: true });
  platform.offer(listDealsToServe, acceptorDealChanged, ...ACTS);
  if (deal === null) platform.fail(listDealsToServe, 'You are no acceptor.');
  else platform.answer(listDealsToServe, { rows: [deal], total: 1 });
  for (const call of ACTS) platform.answer(call, { message: null, id: null });
  drawn(platform, <AcceptorDesk />, address);
  return platform;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const buttons = () =>
  screen.queryAllByRole('button', { name: /receipt|Decline|I have paid/ }).map(({ textContent }) => textContent);

it('pays a withdrawal out: what is to be paid less the rate, to the member’s account, then marked', async () => {
  const platform = shown(anAcceptorDeal());
  expect(await screen.findByRole('button', { name: 'Copy: To account' })).toBeVisible();
  expect(screen.getByText('6214830112345678')).toBeVisible();
  expect(buttons()).toEqual(['I have paid', 'Decline']);
  await press('I have paid');
  expect(platform.questions[0]?.text).toContain('¥\u00a0705.31');
  expect(platform.payloadsOf(markDealTransferred)).toEqual([{ id: '21' }]);
  platform.drive(acceptorDealTopic, anAcceptorDeal({ transferredAt: asInstant(Date.now()) }));
  await waitFor(() => expect(buttons()).toEqual([]));
  expect(screen.getByText('Confirmed automatically in')).toBeVisible();
});

it('confirms a recharge once it was paid, the coins named, or refuses it', async () => {
  const platform = shown(anAcceptorDeal({ side: 'buy', toPay: null }));
  await press('Confirm receipt');
  expect(platform.questions[0]?.text).toMatch(/100 USDT.*¥\s711\.00/);
  expect(platform.payloadsOf(confirmAcceptorDeal)).toEqual([{ id: '21' }]);
  await press('Decline');
  expect(platform.questions[1]).toMatchObject({ title: 'Decline this deal?', tone: 'danger' });
  expect(platform.payloadsOf(refuseAcceptorDeal)).toEqual([{ id: '21' }]);
});

it('takes the acceptor’s own hand for a recharge, of who has set a fund password (wallet.own-hand)', async () => {
  const platform = shown(anAcceptorDeal({ side: 'buy', toPay: null }));
  act(() => known(platform, { fundPasswordSet: true }));
  platform.offer(listDealsToServe, acceptorDealChanged, ...ACTS);
  await press('Confirm receipt');
  const dialog = within(await screen.findByRole('dialog', { name: 'Has the member paid you?' }));
  expect(dialog.getByText(/100 USDT.*¥ 711\.00/)).toBeVisible();
  expect(dialog.queryByLabelText('Authenticator or recovery code')).toBeNull();
  await userEvent.type(dialog.getByLabelText('Fund password'), '246810{Enter}');
  await waitFor(() => expect(platform.payloadsOf(confirmAcceptorDeal)).toEqual([{ id: '21', fundPassword: '246810' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.questions).toEqual([]);
});

it('can neither refuse nor mark what an operator has to decide', async () => {
  shown(anAcceptorDeal({ inRuling: true, transferredAt: asInstant(Date.now()) }));
  expect(await screen.findByText(/^The member opened a dispute/)).toBeVisible();
  expect(buttons()).toEqual([]);
});

it('lists what is asked of the acceptor', async () => {
  shown(anAcceptorDeal(), '/account/acceptorDesk');
  expect(await screen.findByRole('button', { name: 'An***' })).toBeVisible();
  expect(screen.getByText('¥ 711.00')).toBeVisible();
});

it('saves what was asked of the acceptor as a file', async () => {
  shown(anAcceptorDeal({ id: asId('21'), createdAt: asInstant(Date.UTC(2025, 10)) }), '/account/acceptorDesk');
  const text = await savedFile();
  expect(text).toMatch(/^Deal number,Requested,Type,Member,/);
  expect(text).toContain('21,2025-11-01T00:00:00.000Z,Withdrawal,An***,711,Bank card,6214830112345678,');
});

it('is closed to who is no acceptor', async () => {
  shown(null, '/account/acceptorDesk');
  expect(await screen.findByText('You are not an acceptor')).toBeVisible();
});

it('is told of too many calls as of an error, not as of a page that is closed', async () => {
  const platform = fakePlatform({ answers: true });
  platform.offer(listDealsToServe);
  platform.fail(listDealsToServe, 'Too many requests. Try again in 3 s.', 'refused', 429);
  drawn(platform, <AcceptorDesk />, '/account/acceptorDesk');
  expect(await screen.findByText('Too many requests. Try again in 3 s.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('You are not an acceptor')).toBeNull();
});
