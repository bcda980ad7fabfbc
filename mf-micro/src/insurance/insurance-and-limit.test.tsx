import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asInstant, type Done, listMicroCurrencies } from '@tradefloor/contract';
import { buyInsurance, claimInsurance, readMicroDay, setMicroLimits } from '@tradefloor/contract/ext';
import { amount } from '@tradefloor/money';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aMicroDay, served, standard, tether } from '../testing/micro-server';
import { drawn } from '../testing/drawn';
import { form, onWideScreen, placed, shown, up } from '../testing/micro-screen';
import { HeldInsurance } from './held-insurance';

jest.mock('@tradefloor/charts/highcharts', () => jest.requireActual('@tradefloor/charts/mute-highcharts'));

beforeEach(() => {
  localStorage.clear();
  onWideScreen();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const insured = (result: string) => ({
  id: '5',
  typeId: standard.id,
  insured: amount('100'),
  result: amount(result),
  payoutsToday: 0,
  boughtAt: null,
});

it('locks the form while a claim is due, and claims', async () => {
  const platform = shown({ currencies: [{ ...tether, insurance: insured('-60') }] });
  platform.offer(claimInsurance);
  platform.answer(claimInsurance, { message: 'The insurance has paid 15.', id: null });
  expect(await up()).toBeDisabled();
  expect(form().getByText(/^You have lost half of the insured sum/)).toBeInTheDocument();
  const insurance = within(await screen.findByRole('region', { name: 'Insurance' }));
  expect(
    insurance.getByText('Half of the insured sum is lost. Claim 15 USDT before your next order.'),
  ).toBeInTheDocument();
  act(() => served(platform, { currencies: [tether] }));
  await userEvent.click(await insurance.findByRole('button', { name: 'Claim' }));
  expect(platform.questions.at(-1)).toMatchObject({
    facts: [
      ['Result so far', '-60 USDT'],
      ['Payout', '15 USDT'],
    ],
  });
  await waitFor(() => expect(platform.payloadsOf(claimInsurance)).toEqual([{ id: '5' }]));
  await waitFor(async () => expect(await up()).toBeEnabled());
});

it('claims once, though its currency is left and chosen again before the answer is there', async () => {
  const platform = fakePlatform({ answers: true });
  served(platform);
  platform.offer(claimInsurance);
  let give: (done: Done) => void = () => undefined;
  platform.answer(claimInsurance, () => new Promise<Done>(resolve => (give = resolve)));
  const held = <HeldInsurance currency={tether} insurance={insured('-60')} />;
  const { again } = drawn(platform, held);
  const claim = async () => userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
  await claim();
  again(null);
  again(held);
  await claim();
  expect([platform.questions.length, platform.payloadsOf(claimInsurance).length]).toEqual([1, 1]);
  expect(screen.getByRole('button', { name: 'Claim' })).toHaveAttribute('aria-busy', 'true');
  again(null);
  await act(async () => give({ message: 'The insurance has paid 15.', id: null }));
  expect(platform.notices).toMatchObject([{ text: 'The insurance has paid 15.' }]);
});

it('buys an insurance, and says what the exchange has against it in the form', async () => {
  const platform = shown();
  platform.offer(buyInsurance);
  platform.fail(buyInsurance, 'You already have an insurance in USDT.');
  act(() => served(platform));
  const insurance = within(await screen.findByRole('region', { name: 'Insurance' }));
  await userEvent.click(await insurance.findByRole('button', { name: 'Insure' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Insure USDT orders' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Insured sum' }), '99');
  await userEvent.click(dialog.getByRole('button', { name: 'Buy insurance' }));
  expect(await dialog.findByText('Minimum 100 USDT')).toBeInTheDocument();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Insured sum' }), '9');
  await userEvent.click(dialog.getByRole('button', { name: 'Buy insurance' }));
  expect(await dialog.findByText('You already have an insurance in USDT.')).toBeInTheDocument();
  expect(platform.payloadsOf(buyInsurance)).toEqual([{ currencyId: 'USDT', typeId: standard.id, amount: '999' }]);
});

it('sets a limit of one’s own, and locks the form once it is reached (micro.day-limit)', async () => {
  const reached = aMicroDay({ stakedLimit: amount('500'), nextStakedLimit: amount('800'), staked: amount('500') });
  const platform = shown({ day: { ...reached, reached: 'staked' } });
  platform.answer(setMicroLimits, { message: 'Your limit is set.', id: null });
  await waitFor(async () => expect(await up()).toBeDisabled());
  expect(form().getByText('You have reached your daily limit.')).toBeInTheDocument();
  const limit = within(await screen.findByRole('region', { name: 'Daily limit' }));
  expect(limit.getByText('500 / 500 USDT')).toBeInTheDocument();
  expect(limit.getByText(/Staked today: 800 USDT/)).toBeInTheDocument();
  await userEvent.click(limit.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Daily limit' }));
  const field = dialog.getByRole('textbox', { name: 'Maximum stake per day' });
  expect(field).toHaveValue('800');
  expect(dialog.getByText(/^A higher limit applies from/)).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, '400');
  expect(dialog.getByText(/^Applies at once/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Save limit' }));
  await waitFor(() => expect(platform.payloadsOf(setMicroLimits)).toEqual([{ stakedLimit: '400' }]));
});

it('stays open until it is known what became of a limit', async () => {
  const platform = shown({ day: aMicroDay({ stakedLimit: amount('500'), nextStakedLimit: amount('500') }) });
  let give: (done: Done) => void = () => undefined;
  platform.answer(setMicroLimits, () => new Promise<Done>(resolve => (give = resolve)));
  const limit = within(await screen.findByRole('region', { name: 'Daily limit' }));
  await userEvent.click(limit.getByRole('button', { name: 'Change' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save limit' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Save limit' })).toHaveAttribute('aria-busy', 'true');
  await act(async () => give({ message: null, id: null }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('opens again at midnight, when the limit of the day and its payouts begin anew', async () => {
  const midnight = Date.UTC(2026, 10, 24);
  jest.useFakeTimers({ now: midnight - 5_000, advanceTimers: true });
  const ended = {
    ...aMicroDay({ stakedLimit: amount('500'), endsAt: asInstant(midnight) }),
    reached: 'staked',
  } as const;
  const insurance = { ...insured('-60'), payoutsToday: 2 };
  const platform = shown({ day: ended, currencies: [{ ...tether, insurance }] });
  expect(await form().findByText('You have reached your daily limit.')).toBeInTheDocument();
  platform.answer(readMicroDay, aMicroDay({ stakedLimit: amount('500') }));
  platform.answer(listMicroCurrencies, [{ ...tether, insurance: { ...insurance, payoutsToday: 0 } }]);
  act(() => jest.advanceTimersByTime(6_000));
  expect(form().queryByRole('button', { name: 'Up' })).toBeInTheDocument();
  await waitFor(() => expect(form().queryByText('You have reached your daily limit.')).toBeNull());
  expect(await form().findByText(/^You have lost half of the insured sum/)).toBeInTheDocument();
});

it('loses the limit alone where a server has none', async () => {
  const platform = shown({ day: null });
  await userEvent.click(await form().findByRole('radio', { name: '100' }));
  expect(screen.queryByRole('region', { name: 'Daily limit' })).toBeNull();
  await userEvent.click(await up());
  await waitFor(() => expect(placed(platform)).toHaveLength(1));
  expect(platform.questions.map(({ title }) => title)).toEqual(['Before your first order', 'Confirm order']);
});
