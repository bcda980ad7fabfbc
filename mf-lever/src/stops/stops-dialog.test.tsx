import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, type Done, type LeverageOrder, setStops } from '@tradefloor/contract';
import { price } from '@tradefloor/money';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote, funded, quoted } from '@tradefloor/platform/testing';
import { PositionsPanel } from '../positions/positions-panel';
import { drawn } from '../testing/drawn';
import { aPosition } from '../testing/orders';
import { ordered, told } from '../testing/own-lists';

const bitcoin = aQuote('BTC/USDT', { price: '97500', markPrice: price('97400.00') });

/** The dialog of a position's stops, from its row. */
async function opened(...others: readonly LeverageOrder[]) {
  const platform = fakePlatform();
  quoted(platform, bitcoin);
  funded(platform, { USDT: ['1000', '0'] }, 'lever');
  ordered(platform, () => [aPosition('1'), ...others]);
  platform.answer(setStops, { message: null, id: null });
  drawn(platform, <PositionsPanel screen="lever" pair={bitcoin} />);
  await userEvent.click((await screen.findAllByRole('button', { name: 'TP/SL' }))[0] as HTMLElement);
  return { platform, dialog: within(await screen.findByRole('dialog', { name: 'Take profit and stop loss' })) };
}

/** Sent, and its answer comes when it is told to. */
async function sent(...others: readonly LeverageOrder[]) {
  const { platform, dialog } = await opened(...others);
  let answer: (done: Done) => void = () => undefined;
  platform.answer(setStops, () => new Promise<Done>(resolve => (answer = resolve)));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Take profit' }), '98000');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm TP/SL' }));
  return { platform, dialog, answers: () => act(async () => answer({ message: null, id: null })) };
}

beforeEach(() => localStorage.clear());

it('leaves a stop that was set elsewhere meanwhile to who sets the other one', async () => {
  const { platform, dialog } = await opened();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Take profit' }), '98000');
  act(() => told(platform, [aPosition('1', { stopLoss: price('96000') })]));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Stop loss' })).toHaveValue('96,000'));
  expect(dialog.getByRole('textbox', { name: 'Take profit' })).toHaveValue('98,000');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm TP/SL' }));
  expect(platform.payloadsOf(setStops)).toEqual([{ id: '1', takeProfit: '98000', stopLoss: '96000', stopBy: 'mark' }]);
});

it('says of a position that was closed meanwhile that it is, and sets nothing', async () => {
  const { platform, dialog } = await opened();
  act(() => told(platform, []));
  expect(await dialog.findByText('Position closed')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Confirm TP/SL' })).toBeDisabled();
});

it('sets stops in steps, with what they would bring, and none that would close at once', async () => {
  const { platform, dialog } = await opened();
  const profit = dialog.getByRole('textbox', { name: 'Take profit' });
  await userEvent.type(profit, '97000');
  expect(dialog.getByText('Must be above the current price, 97,400.00')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm TP/SL' }));
  expect(platform.payloadsOf(setStops)).toEqual([]);
  await userEvent.clear(profit);
  await userEvent.type(profit, '98000');
  await userEvent.keyboard('{ArrowUp}');
  expect(profit).toHaveValue('98,000.01');
  // (98000.01 − 97000) × 0.1
  expect(dialog.getByText('+100.00')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('radio', { name: 'Last price' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm TP/SL' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.payloadsOf(setStops)).toEqual([{ id: '1', takeProfit: '98000.01', stopLoss: '0', stopBy: 'last' }]);
});

it('never steps a stop below zero, and says so (leverage.stop-step)', async () => {
  const { dialog } = await opened();
  const loss = dialog.getByRole('textbox', { name: 'Stop loss' });
  await userEvent.type(loss, '0.01');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(loss).toHaveValue('0');
  expect(dialog.getByText('Price cannot be less than zero')).toBeInTheDocument();
});

it.each(['0.00', '0'])('says so at the first step down from %s', async typed => {
  const { dialog } = await opened();
  const loss = dialog.getByRole('textbox', { name: 'Stop loss' });
  fireEvent.change(loss, { target: { value: typed } });
  expect(dialog.queryByText('Price cannot be less than zero')).toBeNull();
  await userEvent.click(dialog.getAllByRole('button', { name: 'Lower by 0.01' })[1] as HTMLElement);
  expect(loss).toHaveValue('0');
  expect(dialog.getByText('Price cannot be less than zero')).toBeInTheDocument();
  await userEvent.click(dialog.getAllByRole('button', { name: 'Raise by 0.01' })[1] as HTMLElement);
  expect(loss).toHaveValue('0.01');
  expect(dialog.queryByText('Price cannot be less than zero')).toBeNull();
});

it('says nothing of a zero that is typed', async () => {
  const { dialog } = await opened();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Stop loss' }), '0.0{Backspace}{Backspace}');
  expect(dialog.queryByText('Price cannot be less than zero')).toBeNull();
});

it('steps an empty field from the price that sets the stop off', async () => {
  const { dialog } = await opened();
  const [profit, loss] = [/^Take profit/, /^Stop loss/].map(name => dialog.getByRole('textbox', { name }));
  await userEvent.click(dialog.getAllByRole('button', { name: 'Raise by 0.01' })[0] as HTMLElement);
  expect(profit).toHaveValue('97,400.01');
  await userEvent.click(dialog.getByRole('radio', { name: 'Last price' }));
  await userEvent.click(dialog.getAllByRole('button', { name: 'Lower by 0.01' })[1] as HTMLElement);
  expect(loss).toHaveValue('97,499.99');
});

it('has no price below an empty field where none is known', async () => {
  const elsewhere = { symbol: 'ETH/USDT', currencyId: asId<never>('ETH') };
  const { dialog } = await opened(aPosition('2', elsewhere));
  await userEvent.click(dialog.getAllByRole('button', { name: 'Lower by 0.01' })[1] as HTMLElement);
  expect(dialog.getByText('Price cannot be less than zero')).toBeInTheDocument();
});

it('is open and locked until the answer is here, and closes then', async () => {
  const { platform, dialog, answers } = await sent();
  expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await answers();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.payloadsOf(setStops)).toHaveLength(1);
});

it('says that a lost answer is looked for, and what became of it though the list was left', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { platform, dialog } = await opened();
  platform.fail(setStops, '', 'timeout');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(dialog.getByRole('textbox', { name: 'Take profit' }), '98000');
  await user.click(dialog.getByRole('button', { name: 'Confirm TP/SL' }));
  expect(await dialog.findByText(/^No answer yet/)).toBeVisible();
  cleanup();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(platform.notices.map(({ kind }) => kind)).toEqual(['warning']));
  jest.useRealTimers();
});

it('closes no dialog of another position by a late answer', async () => {
  const { answers } = await sent(aPosition('2'));
  fireEvent.click(screen.getAllByRole('button', { name: 'TP/SL', hidden: true })[1] as HTMLElement);
  await answers();
  expect(screen.getByRole('textbox', { name: 'Take profit' })).toHaveValue('');
});
