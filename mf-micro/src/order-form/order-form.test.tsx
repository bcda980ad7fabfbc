import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acceptMicroNotice } from '@tradefloor/contract/ext';
import { formatTime } from '@tradefloor/money';
import { tradingSettings } from '@tradefloor/platform';
import { aMicroDay, BEGAN } from '../testing/micro-server';
import { form, onWideScreen, placed, shown, up } from '../testing/micro-screen';

jest.mock('@tradefloor/charts/highcharts', () => jest.requireActual('@tradefloor/charts/mute-highcharts'));

beforeEach(() => {
  localStorage.clear();
  onWideScreen();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('asks with all that is at stake, sends once, and is locked half a second longer (micro.submit-locked)', async () => {
  const platform = shown();
  await userEvent.click(await form().findByRole('radio', { name: '100' }));
  await userEvent.click(form().getByRole('radio', { name: /^1m/ }));
  jest.useFakeTimers({ now: BEGAN });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(await up());
  expect(platform.questions.at(-1)).toMatchObject({
    title: 'Confirm order',
    facts: [
      ['Pair', 'BTC/USDT'],
      ['Direction', 'Up'],
      [`Price at ${formatTime(BEGAN, 'en', 'time')}`, '97,412.56 USDT'],
      ['Duration', '1m'],
      ['Amount', '100 USDT'],
      ['If you win', '+82 USDT (82%)'],
      ['If you lose', '-100 USDT'],
      ['Fee', '0.5 USDT'],
    ],
  });
  expect(placed(platform)).toMatchObject([{ direction: 'up', seconds: 60, amount: '100', currencyId: 'USDT' }]);
  expect(platform.notices).toMatchObject([{ text: 'The order is placed.', about: 'micro order 77' }]);
  const button = await up();
  await act(() => jest.advanceTimersByTimeAsync(450));
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  expect(placed(platform)).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(button).not.toHaveAttribute('aria-busy');
  // The next order is often like the last one.
  expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('100');
});

it('says what is missing when a button is pressed, and what is wrong at once', async () => {
  const platform = shown();
  await userEvent.click(await up());
  expect(form().getByText('Enter an amount')).toBeInTheDocument();
  const field = form().getByRole('textbox', { name: 'Amount' });
  expect(field).toHaveFocus();
  await userEvent.type(field, '5');
  expect(form().getByText('Minimum 10 USDT')).toBeInTheDocument();
  expect([placed(platform), platform.questions]).toEqual([[], []]);
});

it('keeps the amount when the currency that is chosen already is pressed again, or its key', async () => {
  shown();
  await userEvent.click(await form().findByRole('radio', { name: '100' }));
  await userEvent.click(form().getByRole('tab', { name: 'USDT' }));
  await userEvent.click(document.body);
  await userEvent.keyboard('c');
  expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('100');
});

it('explains the risk before the first order, and keeps that it was accepted (micro.risk-notice)', async () => {
  const platform = shown({ day: aMicroDay({ noticeAcceptedAt: null }) }, { answers: false });
  platform.answer(acceptMicroNotice, { message: '', id: null });
  platform.offer(acceptMicroNotice);
  await userEvent.click(await form().findByRole('radio', { name: '100' }));
  await userEvent.click(await up());
  expect(platform.questions).toMatchObject([{ title: 'Before your first order', yes: 'I understand the risk' }]);
  expect(placed(platform)).toEqual([]);
  platform.answerQuestions(true);
  await userEvent.click(await up());
  await waitFor(() => expect(placed(platform)).toHaveLength(1));
  expect(platform.questions.map(({ title }) => title)).toEqual([
    'Before your first order',
    'Before your first order',
    'Confirm order',
  ]);
  expect(platform.payloadsOf(acceptMicroNotice)).toHaveLength(1);
});

it('goes by keys: amount, duration and direction, and never places by one slip of a finger', async () => {
  const platform = shown();
  await up();
  await userEvent.keyboard('++]');
  expect(form().getByRole('radio', { name: '50' })).toBeChecked();
  expect(form().getByRole('radio', { name: /^1m/ })).toBeChecked();
  await userEvent.keyboard('-[[');
  expect(form().getByRole('radio', { name: '10' })).toBeChecked();
  tradingSettings().set({ confirmPlacing: true, fillSound: false });
  await userEvent.keyboard('u');
  await waitFor(() => expect(placed(platform)).toMatchObject([{ direction: 'up', amount: '10', seconds: 30 }]));
  expect(platform.questions).toHaveLength(1);
  act(() => {
    tradingSettings().set({ confirmPlacing: false, fillSound: false });
    window.dispatchEvent(new StorageEvent('storage'));
  });
  await userEvent.keyboard('d');
  expect(placed(platform)).toHaveLength(1);
  expect(form().getByRole('button', { name: 'Down' })).toHaveFocus();
});

it('takes no order by a key that it would not take by its button: of a guest, and offline', async () => {
  tradingSettings().set({ confirmPlacing: true, fillSound: false });
  const guest = shown({}, { session: { kind: 'guest' } });
  await userEvent.click(await form().findByRole('radio', { name: '10' }));
  await userEvent.keyboard('u');
  expect([guest.questions, placed(guest)]).toEqual([[], []]);
  guest.leave();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const user = shown();
  await userEvent.click(await form().findByRole('radio', { name: '10' }));
  await userEvent.keyboard('u');
  expect([user.questions, placed(user)]).toEqual([[], []]);
});
